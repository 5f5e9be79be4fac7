import CoreLocation
import Foundation
import UIKit

/// A map of UIKit's. A widget shows a sign in its place.
open class MKMapView: UIView {
  open var region = MKCoordinateRegion()
  open var mapType = MKMapType.standard
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open private(set) var annotations: [any MKAnnotation] = []
  open weak var delegate: (any MKMapViewDelegate)?
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// The region as a rectangle of the projection.
  ///
  /// https://developer.apple.com/documentation/mapkit/mkmapview/visiblemaprect
  open var visibleMapRect: MKMapRect {
    get { MKMapRect(region) }
    set { region = MKCoordinateRegion(newValue) }
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  /// The insets have no effect, since the view has no size that is drawn.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { visibleMapRect = mapRect }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    region.center = coordinate
  }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { own in annotations.contains { $0 === own } }
  }
}

@MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
}

/// The view of an annotation.
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var canShowCallout = false
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}
