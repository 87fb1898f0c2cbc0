"""Clocks: how long each seat may still think. They go by the times of the entries, so all servers reckon the same."""

from digsite.table.entries import Clock


class Clocks:
    """The clocks of one table. Only the seat to decide has a running one, and only if a person sits there."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.seconds] * players
        self.running: int | None = None
        self.since = 0.0

    def run(self, seat: int | None, now: float, turn_passed: bool) -> None:
        """From now on it is this seat's time, or nobody's."""
        self.stop(now)
        if turn_passed and self.clock.per == "turn":
            self.left = [self.clock.seconds] * len(self.left)
        self.running, self.since = seat, now

    def stop(self, now: float) -> None:
        """Nobody's time runs; what was used is gone."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, now)
        self.running = None

    def reward(self, seat: int) -> None:
        """A decision gives a little time back."""
        self.left[seat] += self.clock.increment

    def hold(self, seconds: float) -> None:
        """So much of the time that passed does not count."""
        self.since += seconds

    def left_at(self, seat: int, now: float) -> float:
        used = max(0.0, now - self.since) if seat == self.running else 0.0
        return max(0.0, self.left[seat] - used)

    @property
    def deadline(self) -> float | None:
        """When the running clock is at its end."""
        return None if self.running is None else self.since + self.left[self.running]
