// MapKit: regions and their projection, places of a world file, and a plain substitute for the picture of a map.
//
// The folders, from the bottom up:
//
//   Geometry  regions, spans, points of the Mercator projection
//   Items     annotations, map items, searches
//   Pictures  the snapshotter
//   Views     views of UIKit and SwiftUI, which a widget can't show

@_exported import CoreLocation
@_exported import FoundationExtras
@_exported import UIKit
