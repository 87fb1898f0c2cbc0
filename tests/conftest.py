"""How many examples property tests try: a few in `make check`, more in `make test`, always the same ones."""

from hypothesis import settings

settings.register_profile("quick", max_examples=1, deadline=None, derandomize=True)
settings.register_profile("thorough", max_examples=3, deadline=None, derandomize=True)
settings.load_profile("quick")
