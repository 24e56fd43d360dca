import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadHallArt } from "./lib/art";
import { listenToLinks } from "./lib/router.svelte";

loadHallArt();
listenToLinks();
mount(App, { target: document.getElementById("app")! });
