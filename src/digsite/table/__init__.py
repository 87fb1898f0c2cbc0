"""The table: people and bots play together over the network, nothing is lost, and nobody sees what he may not."""
