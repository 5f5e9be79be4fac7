// Photos: the photo library of a world file. Changes of it do nothing.

@_exported import CoreLocation
@_exported import FoundationExtras
