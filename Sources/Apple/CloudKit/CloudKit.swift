// CloudKit: the records of a world file, read. What is saved reaches no server.

@_exported import CoreLocation
@_exported import FoundationExtras
