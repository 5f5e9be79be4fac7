// Core Haptics: patterns are kept, and there is no hardware to play them.
//
// The folders, from the bottom up:
//
//   Patterns  events, parameters, curves and the patterns of them
//   Engine    the engine, its players and errors

@_exported import FoundationExtras
