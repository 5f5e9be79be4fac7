import CoreLocation
import Foundation
import SwiftUI

/// Something that a map shows. No map is drawn, so none is either.
///
/// https://developer.apple.com/documentation/mapkit/mapcontent
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: MapContent {
  public typealias Body = Never
}

/// Content that shows nothing of its own.
public protocol _MapPrimitive: MapContent where Body == Never {}
extension _MapPrimitive {
  /// No value of `Never` can be returned; nothing asks for it, as nothing of a map is drawn.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct EmptyMapContent: _MapPrimitive {
  nonisolated public init() {}
}

/// Content of several parts, or with a modifier, which no picture shows.
public struct _MapGroup: _MapPrimitive {
  nonisolated init() {}
}

/// One of two contents, which no picture shows.
public struct _MapChoice<First, Second>: _MapPrimitive {
  nonisolated init() {}
}

/// https://developer.apple.com/documentation/mapkit/mapcontentbuilder
@resultBuilder public struct MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> _MapGroup { _MapGroup() }
  public static func buildOptional<Content: MapContent>(
    _ content: Content?
  ) -> _MapChoice<Content, EmptyMapContent> { _MapChoice() }
  public static func buildEither<First: MapContent, Second: MapContent>(
    first content: First
  ) -> _MapChoice<First, Second> { _MapChoice() }
  public static func buildEither<First: MapContent, Second: MapContent>(
    second content: Second
  ) -> _MapChoice<First, Second> { _MapChoice() }
  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: Content
  ) -> _MapGroup { _MapGroup() }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = _MapGroup
}

extension ForEach where Content: MapContent {
  @MainActor public var body: _MapGroup { _MapGroup() }

  public nonisolated init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// A balloon at a place.
///
/// https://developer.apple.com/documentation/mapkit/marker
public struct Marker<Label: View>: _MapPrimitive {
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}
extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {}
}
extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(item: MKMapItem) {}
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {}
}

/// A view at a place.
///
/// https://developer.apple.com/documentation/mapkit/annotation
public struct Annotation<Label: View, Content: View>: _MapPrimitive {
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// The device's location.
public struct UserAnnotation: _MapPrimitive {
  public init(anchor: UnitPoint = .center) {}
}

public struct MapPolyline: _MapPrimitive {
  public enum ContourStyle: Sendable { case straight, geodesic }
  public init(
    coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
  ) {}
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
}

public struct MapPolygon: _MapPrimitive {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(points: [MKMapPoint]) {}
}

public struct MapCircle: _MapPrimitive {
  /// - Parameter radius: metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension MapContent {
  public func tint(_ color: Color) -> some MapContent { self }
  public func tint<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some MapContent {
    self
  }
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle)
    -> some MapContent
  { self }
  public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
