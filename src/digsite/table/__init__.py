"""The server: people and bots play together over the network, nothing is lost, and nobody sees what they may not."""
