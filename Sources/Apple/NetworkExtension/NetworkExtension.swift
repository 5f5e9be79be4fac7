// Network Extension: the VPN of a world file, which stays as it is, and no hotspot.

@_exported import FoundationExtras
