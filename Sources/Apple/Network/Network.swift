// Network: the path monitor, by a world file. Requests are URLSession's, and `--network`'s.

@_exported import FoundationExtras
