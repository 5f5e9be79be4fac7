// Multipeer Connectivity: sessions in which no other device ever is.

@_exported import FoundationExtras
