import DeviceWorld
import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
/// An error of Photos.
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case networkAccessRequired = 3164
    case invalidResource = 3302
    case accessUserDenied = 3311
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// Hears of changes, which there are none of.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// A change of the library.
open class PHChange: NSObject {}

/// The person's photo library.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }

  static func section() -> PhotoSection? {
    DeviceAnswers.ask(
      \.photos, key: "photos", "PHPhotoLibrary for photos", empty: "not determined and empty")
  }

  /// Whether the person lets the app see photos.
  static var isReadable: Bool {
    [.authorized, .limited].contains(authorizationStatus(for: .readWrite))
  }

  /// The photos that the code may see, the oldest first.
  static func photos() -> [PhotoSection.Photo] {
    guard isReadable else { return [] }
    return (section()?.photos ?? []).enumerated().sorted {
      ($0.element.date ?? .distantPast, $0.offset) < ($1.element.date ?? .distantPast, $1.offset)
    }.map(\.element)
  }

  open class func authorizationStatus() -> PHAuthorizationStatus {
    authorizationStatus(for: .readWrite)
  }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    guard let section = section() else { return .notDetermined }
    return switch section.authorization {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .limited: .limited
    case .authorized, nil: .authorized
    }
  }

  /// An extension can't ask the person: what isn't determined is denied.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  {
    let status = authorizationStatus(for: accessLevel)
    return status == .notDetermined ? .denied : status
  }
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let status = authorizationStatus(for: accessLevel)
    Callback.onQueue { handler(status == .notDetermined ? .denied : status) }
  }
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite, handler: handler) }

  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  private func rests() {
    DeviceAnswers.rests("PHPhotoLibrary.performChanges(_:)", "the library is a fixture")
  }
  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    rests()
    Callback.onQueue { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    rests()
    throw PHPhotosError(.accessUserDenied)
  }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    rests()
    throw PHPhotosError(.accessUserDenied)
  }
}
