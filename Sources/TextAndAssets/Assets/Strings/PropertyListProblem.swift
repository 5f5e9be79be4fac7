import AssetCatalogs
import Foundation

/// The mistake that keeps a property list from being read.
enum PropertyListProblem {
  /// - Returns: nil where the data is a property list.
  static func problem(in data: Data, _ file: URL) -> ResourceProblem? {
    do {
      _ = try PropertyListSerialization.propertyList(from: data, format: nil)
      return nil
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
      // As "Encountered unknown tag strin on line 7".
      let parts = words.components(separatedBy: " on line ")
      let line = parts.count > 1 ? parts.last.flatMap { Int($0.prefix(while: \.isNumber)) } : nil
      return ResourceProblem(
        file, line: line, "the property list is broken (\(parts[0].lowercased())); mend it.")
    }
  }
}
