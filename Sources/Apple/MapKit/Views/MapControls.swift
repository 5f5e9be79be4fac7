import Foundation
import SwiftUI

/// The look of a map. The sign in its place has none.
///
/// https://developer.apple.com/documentation/mapkit/mapstyle
public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Sendable { case automatic, muted }
  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

public struct PointOfInterestCategories: Sendable {
  public static var all: PointOfInterestCategories { PointOfInterestCategories() }
  public static var excludingAll: PointOfInterestCategories { PointOfInterestCategories() }
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { PointOfInterestCategories() }
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { PointOfInterestCategories() }
}

/// A button of a map, which no picture shows.
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// A compass of a map, which no picture shows.
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// A scale of a map, which no picture shows.
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// A switch of a map, which no picture shows.
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// Conversions between a map and its view. Where there is no map there are none.
///
/// https://developer.apple.com/documentation/mapkit/mapproxy
public struct MapProxy {
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
}

/// A view that knows the map in it.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View { content(MapProxy()) }
}

extension View {
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  public nonisolated func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    self
  }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Not called: nothing moves the map of a picture.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
}
