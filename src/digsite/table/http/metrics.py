"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

REQUESTS = Counter(
    "digsite_requests", "Requests and sockets, by method and status.", ["method", "status"], registry=REGISTRY
)
SECONDS = Histogram("digsite_request_seconds", "From a request to its answer.", registry=REGISTRY)
ENTRIES = Counter("digsite_entries", "Entries stored and acknowledged.", registry=REGISTRY)
LIVE = Gauge("digsite_live_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS = Gauge("digsite_sockets", "Sockets that are connected.", registry=REGISTRY)
THINKERS = Gauge(
    "digsite_thinkers",
    "Bots: questions that wait, processes busy, started anew, moves forfeited.",
    ["what"],
    registry=REGISTRY,
)
