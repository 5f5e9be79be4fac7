import CoreGraphics
import CoreLocation
import DeviceWorld
import Foundation
import UIKit

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A view of a map from above.
open class MKMapCamera: NSObject, @unchecked Sendable {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 1000
  open var altitude: CLLocationDistance = 1000
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0
  public override init() {}
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}

/// Makes the picture of a map: a plain substitute, since Apple's maps aren't available. Positions in it are right.
///
/// - Support: partly; drawn as a grid of streets.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion() { didSet { mapRect = MKMapRect(region) } }
    open var mapRect = MKMapRect()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = UIScreen.main.scale
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection(userInterfaceStyle: .light)
    open var camera = MKMapCamera() {
      didSet {
        region = MKCoordinateRegion(
          center: camera.centerCoordinate, latitudinalMeters: camera.centerCoordinateDistance,
          longitudinalMeters: camera.centerCoordinateDistance)
      }
    }
    public override init() {}
  }

  /// The picture, with the positions of coordinates in it.
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    public let traitCollection: UITraitCollection
    private let rect: MKMapRect
    init(_ image: UIImage, _ rect: MKMapRect, _ traits: UITraitCollection) {
      self.image = image
      self.rect = rect
      traitCollection = traits
    }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let point = MKMapPoint(coordinate)
      guard rect.width > 0, rect.height > 0 else { return .zero }
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * image.size.width,
        y: (point.y - rect.minY) / rect.height * image.size.height)
    }
  }
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private let options: Options
  public init(options: Options) { self.options = options }
  public override init() { options = Options() }
  open var isLoading: Bool { false }

  private func snapshot() throws -> Snapshot {
    let size = options.size
    guard size.width >= 1, size.height >= 1, size.width * size.height <= 16_777_216 else {
      throw MKError(.unknown)
    }
    DeviceAnswers.standsIn(
      "The picture of MKMapSnapshotter", "a grid of streets is drawn instead of Apple's map")
    let isDark = options.traitCollection.userInterfaceStyle == .dark
    let rect = MapSubstitute.fitted(options.mapRect, to: size)
    let image = MapSubstitute.image(of: rect, size: size, scale: options.scale, isDark: isDark)
    return Snapshot(image, rect, options.traitCollection)
  }

  open func start() async throws -> Snapshot { try snapshot() }
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    let result = Result { try snapshot() }
    let then = Passed(completionHandler)
    queue.async {
      switch result {
      case .success(let snapshot): then.value(snapshot, nil)
      case .failure(let error): then.value(nil, error)
      }
    }
  }
  open func cancel() {}
}
