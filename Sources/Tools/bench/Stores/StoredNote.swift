import Foundation
import SwiftData

/// A row of the store whose fetches are timed.
@Model final class StoredNote {
  #Index<StoredNote>([\.made])
  var title: String
  var pages: Int
  /// An index is kept of it.
  var made: Date
  var remark: String?

  init(number: Int) {
    title = "Note \(number)"
    // No order of the rows is that of another property.
    pages = number * 7919 % 1009
    made = Date(timeIntervalSinceReferenceDate: Double(number * 104_729 % 1_000_003))
    remark = number % 3 == 0 ? nil : "Remark \(number)"
  }
}
