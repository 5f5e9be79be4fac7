// Maps as values: regions and annotations. Nothing of them is drawn.
//
// The folders, from the bottom up:
//
//   Geometry     spans and regions
//   Annotations  points with a title

@_exported import CoreLocation
@_exported import FoundationExtras
@_exported import UIKit
