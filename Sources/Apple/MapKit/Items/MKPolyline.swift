import CoreLocation
import Foundation

/// A shape on a map.
open class MKShape: NSObject, @unchecked Sendable {
  open var title: String?
  open var subtitle: String?
  public override init() {}
}

/// A shape of points.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  let mapPoints: [MKMapPoint]
  init(mapPoints: [MKMapPoint]) { self.mapPoints = mapPoints }

  open var pointCount: Int { mapPoints.count }
  open func getCoordinates(
    _ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    let wanted = range.location..<max(range.location, range.location + range.length)
    for (place, index) in wanted.enumerated() where mapPoints.indices.contains(index) {
      coordinates[place] = mapPoints[index].coordinate
    }
  }
  /// The smallest rectangle around the points.
  open var boundingMapRect: MKMapRect {
    guard let left = mapPoints.map(\.x).min(), let right = mapPoints.map(\.x).max(),
      let top = mapPoints.map(\.y).min(), let bottom = mapPoints.map(\.y).max()
    else { return MKMapRect() }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A line through points.
open class MKPolyline: MKMultiPoint, @unchecked Sendable {
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int
  ) { self.init((0..<max(0, count)).map { coords[$0] }) }

  init(_ coordinates: [CLLocationCoordinate2D]) {
    super.init(mapPoints: coordinates.map { MKMapPoint($0) })
  }
}
