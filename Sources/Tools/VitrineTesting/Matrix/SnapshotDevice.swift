import Failures
import WidgetHost

/// A device by its name: `"iPhone SE (3rd generation)"`, as `vitrine list` and Apple write it.
public struct SnapshotDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public static let iPhone16 = SnapshotDevice("iPhone 16")
  public static let iPhoneSE = SnapshotDevice("iPhone SE (3rd generation)")
  public static let iPadPro11 = SnapshotDevice("iPad Pro 11-inch")
  public static let appleWatch45 = SnapshotDevice("Apple Watch 45mm")
  public static let mac = SnapshotDevice("Mac")

  /// All devices.
  public static var all: [SnapshotDevice] { DeviceTable.all.map { SnapshotDevice($0.name) } }

  /// - Throws: a ``Failure``, where there is no device of the name.
  func device() throws -> Device {
    if let device = DeviceTable.device(named: name) { return device }
    let parts = Set(name.lowercased().split(separator: " "))
    let like = DeviceTable.all.map(\.name).filter {
      parts.intersection($0.lowercased().split(separator: " ")).count > 1
    }
    let known = like.isEmpty ? DeviceTable.all.map(\.name) : like
    throw Failure(
      "There is no device “\(name)”. There are: \(known.prefix(12).joined(separator: ", "))"
        + (known.count > 12 ? ", …" : "."))
  }
}
