// GameplayKit: random numbers of a source, its names for distributions, and state machines.

@_exported import FoundationExtras
