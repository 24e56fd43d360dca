"""The hall: sessions, lobby, tables, storage, live updates."""
