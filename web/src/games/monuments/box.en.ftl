title-monuments = Monuments
about-monuments = Raise the wonders block by block; write their history before somebody else does.
