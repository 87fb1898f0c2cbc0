"""Clocks: how long each seat may still think, computed from the times of the entries, so that all servers agree."""

from digsite.table.play.entries import Clock


class Clocks:
    """The clocks of one table. Only the clock of the seat to act runs, and only if a person plays it."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.seconds] * players
        self.running: int | None = None
        self.since = 0.0
        self._gifts: list[float] = []
        """The time that each move gave to its seat; taking the move back takes it away again. Otherwise somebody who
        plays and undoes the same move again and again would never run out of time."""

    def run(self, seat: int | None, now: float) -> None:
        """Run the clock of this seat, or none."""
        self.stop(now)
        self.running, self.since = seat, now

    def stop(self, now: float) -> None:
        """Stop the running clock, and take off the time that was used."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, now)
        self.running = None

    def decided(self, seat: int, by_person: bool, now: float) -> None:
        """Add the time that a move gives: the whole time of a turn, or the increment, which only people get."""
        self.stop(now)
        if self.clock.per == "turn":
            gift = self.clock.seconds - self.left[seat]
        else:
            gift = self.clock.increment if by_person else 0.0
        self.left[seat] += gift
        self._gifts.append(gift)

    def taken_back(self, seat: int, moves: int, now: float) -> None:
        """Take away the time that the latest `moves` moves gave, down to one of this seat."""
        self.stop(now)
        self.left[seat] = max(0.0, self.left[seat] - self._gifts[-moves])
        del self._gifts[-moves:]

    def hold(self, seconds: float) -> None:
        """Do not count this time for the running clock."""
        self.since += seconds

    def left_at(self, seat: int, now: float) -> float:
        """Return the seconds that a seat has left at a time."""
        used = max(0.0, now - self.since) if seat == self.running else 0.0
        return max(0.0, self.left[seat] - used)

    @property
    def deadline(self) -> float | None:
        """The time at which the running clock runs out."""
        return None if self.running is None else self.since + self.left[self.running]
