// Network: the path monitor, by a world file, and connections, which find no network. Requests are URLSession's,
// and `--network`'s.

@_exported import FoundationExtras
