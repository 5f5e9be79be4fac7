import Foundation

/// A way from one place to another.
package struct RouteSection: Codable, Hashable, Sendable, WorldChecked {
  /// The name of the place where it begins; from anywhere, where it is left out.
  package var from: String?
  /// The name of the place where it ends.
  package var to: String
  package var transport: Transport?
  /// The name, such as `A 1`.
  package var name: String?
  /// Metres.
  package var distance: Double
  /// Seconds.
  package var time: Double
  /// The instructions, in order.
  package var steps: [String]?
  package var notices: [String]?
  /// The places passed, in order: latitude and longitude of each, in degrees.
  package var path: [[Double]]?
  package var hasTolls: Bool?
  package var hasHighways: Bool?

  /// The way of travelling, by car where a route has none.
  package enum Transport: String, WorldChoice { case automobile, walking, transit, cycling }

  package var mistake: (key: String, wanted: String)? {
    if !(0...1e9).contains(distance) { return ("distance", "a number of metres from 0 on") }
    if !(0...1e9).contains(time) { return ("time", "a number of seconds from 0 on") }
    let isPath = (path ?? []).allSatisfy {
      $0.count == 2 && (-90...90).contains($0[0]) && (-180...180).contains($0[1])
    }
    return isPath ? nil : ("path", "pairs of latitude and longitude, as [[52.5, 13.4]]")
  }
}
