// Media Player: the player and the library of a world file. Nothing is played.

@_exported import CoreGraphics
@_exported import FoundationExtras
