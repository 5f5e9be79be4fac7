// System Configuration: the reachability of hosts, by the network of a world file.

@_exported import FoundationExtras
