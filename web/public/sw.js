// Shows a notice when it is one's turn at a table that is played over days.
self.addEventListener("push", (event) => {
    const notice = event.data ? event.data.json() : {};
    const shown = { body: notice.body || "", icon: "/icon.svg", tag: notice.url, data: notice.url };
    event.waitUntil(self.registration.showNotification(notice.title || "Skáli", shown));
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(self.clients.openWindow(event.notification.data || "/"));
});
