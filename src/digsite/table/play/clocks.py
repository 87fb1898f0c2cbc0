"""Clocks: how long each seat may still think. They go by the times of the entries, so all servers reckon the same."""

from digsite.table.entries import Clock


class Clocks:
    """The clocks of one table. Only the seat to decide has a running one, and only if a person sits there."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.seconds] * players
        self.running: int | None = None
        self.since = 0.0
        self._gifts: list[float] = []
        """What each move of the game gave back to its seat, so that taking it back takes that too. Otherwise whoever
        plays and undoes the same move again and again would never run out of time."""

    def run(self, seat: int | None, now: float) -> None:
        """From now on it is this seat's time, or nobody's."""
        self.stop(now)
        self.running, self.since = seat, now

    def stop(self, now: float) -> None:
        """Nobody's time runs; what was used is gone."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, now)
        self.running = None

    def decided(self, seat: int, by_person: bool, now: float) -> None:
        """A move gives the whole time of a turn anew, or a little of the time of the game, but that only to people."""
        self.stop(now)
        if self.clock.per == "turn":
            gift = self.clock.seconds - self.left[seat]
        else:
            gift = self.clock.increment if by_person else 0.0
        self.left[seat] += gift
        self._gifts.append(gift)

    def taken_back(self, seat: int, moves: int, now: float) -> None:
        """The latest moves were taken back, down to one of this seat, which goes on as if it had not decided."""
        self.stop(now)
        self.left[seat] = max(0.0, self.left[seat] - self._gifts[-moves])
        del self._gifts[-moves:]

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
