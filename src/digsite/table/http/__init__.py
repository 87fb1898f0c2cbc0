"""HTTP and WebSockets: what browsers and programs connect to."""
