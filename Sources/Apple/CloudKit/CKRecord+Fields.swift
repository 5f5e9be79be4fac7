import CoreLocation
import DeviceWorld
import Foundation

extension CKRecord {
  /// A field of the world file. JSON has no dates, data, references, assets and places: those are objects with a key that
  /// names what they are.
  static func fieldValue(_ value: WorldValue) -> Any {
    switch value {
    // As in CloudKit, a number is one of any type that can hold it.
    case .bool(let value): NSNumber(value: value)
    case .whole(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .list(let items): items.map(fieldValue)
    case .object(let object): named(object) ?? value.propertyListValue
    default: value.propertyListValue
    }
  }

  private static func named(_ object: [String: WorldValue]) -> Any? {
    if let latitude = object["latitude"]?.number, let longitude = object["longitude"]?.number {
      return CLLocation(latitude: latitude, longitude: longitude)
    }
    guard object.count == 1, let (key, value) = object.first, case .text(let text) = value else {
      return nil
    }
    return switch key {
    case "date": date(text)
    case "base64": Data(base64Encoded: text)
    case "reference": Reference(recordID: ID(recordName: text), action: .none)
    case "file": CKAsset(fileURL: DeviceAnswers.file(text))
    default: nil
    }
  }

  private static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day()))
  }
}

extension WorldValue {
  fileprivate var number: Double? {
    switch self {
    case .whole(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
