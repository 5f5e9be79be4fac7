// Network Extension: connections of a device without a VPN and without a hotspot.

@_exported import FoundationExtras
