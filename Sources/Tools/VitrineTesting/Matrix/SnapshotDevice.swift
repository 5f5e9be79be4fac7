import Failures
import WidgetHost

/// A device, identified by its name as Apple and `vitrine list` write it: `"iPhone SE (3rd generation)"`.
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

  /// The device of this name.
  ///
  /// - Throws: a ``Failure``, where there is none. Its message lists at most 12 devices, those with a similar name if
  ///   there are any.
  func device() throws -> Device {
    if let device = DeviceTable.device(named: name) { return device }
    let parts = Set(name.lowercased().split(separator: " "))
    let similar = DeviceTable.all.map(\.name).filter {
      parts.intersection($0.lowercased().split(separator: " ")).count > 1
    }
    let suggestions = similar.isEmpty ? DeviceTable.all.map(\.name) : similar
    throw Failure(
      "There is no device “\(name)”. There are: \(suggestions.prefix(12).joined(separator: ", "))"
        + (suggestions.count > 12 ? ", …" : "."))
  }
}
