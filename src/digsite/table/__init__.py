"""The live table: seats, play, storage, HTTP and WebSocket."""
