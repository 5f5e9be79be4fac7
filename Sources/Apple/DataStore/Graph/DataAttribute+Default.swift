import DataModels
import Foundation

extension DataAttribute {
  /// The default value that the model gives; nil where it gives none.
  package var defaultValue: StoredValue? {
    guard let text = defaultText else { return nil }
    switch type {
    case .integer16, .integer32, .integer64:
      return Int64(text).map(StoredValue.integer)
    case .decimal, .double, .float: return Double(text).map(StoredValue.real)
    case .boolean: return StoredValue(text == "YES" || text == "1" || text == "true")
    case .date: return Double(text).map(StoredValue.real)
    case .string, .uri: return .text(text)
    case .uuid: return UUID(uuidString: text).map { StoredValue($0) }
    case .binary, .transformable, .undefined, .objectID, .composite: return nil
    }
  }
}
