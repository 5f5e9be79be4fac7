import CoreLocation
import Foundation
import SwiftUI
import UIKit

/// The gestures of a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// A map of SwiftUI's. It is made of UIKit's, so a widget shows a sign in its place.
///
/// - Support: partly; the sign alone is drawn.
public struct Map: View {
  private let region: MKCoordinateRegion

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false
  ) { region = coordinateRegion.wrappedValue }

  public init<Items: RandomAccessCollection, Content>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Content
  ) where Items.Element: Identifiable { region = coordinateRegion.wrappedValue }

  private init(_ position: MapCameraPosition) {
    region = position.framed ?? MKCoordinateRegion(.world)
  }

  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(.automatic) }
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(initialPosition) }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(position.wrappedValue) }

  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) { self.init(.automatic) }
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { self.init(initialPosition) }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { self.init(position.wrappedValue) }

  public init<SelectedValue: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) { self.init(initialPosition) }
  public init<SelectedValue: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) { self.init(position.wrappedValue) }

  public var body: some View { MapRepresentable(region: region) }
}

private struct MapRepresentable: UIViewRepresentable {
  let region: MKCoordinateRegion
  func makeUIView(context: Context) -> MKMapView {
    let view = MKMapView()
    view.region = region
    return view
  }
  func updateUIView(_ uiView: MKMapView, context: Context) {}
}

/// A pin with a colour on a map.
public struct MapMarker {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A pin on a map.
public struct MapPin {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A view on a map.
public struct MapAnnotation<Content: View> {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
