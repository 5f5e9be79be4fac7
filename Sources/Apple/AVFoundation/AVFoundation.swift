// AVFoundation: sessions and players that compile and stay silent. Media have no length, and no picture.

@_exported import FoundationExtras
