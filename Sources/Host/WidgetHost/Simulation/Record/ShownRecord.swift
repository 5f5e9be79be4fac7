import Foundation

/// The picture that is on screen from a date on.
package struct ShownRecord: Codable, Sendable {
  package enum Source: String, Codable, Sendable { case placeholder, entry }
  package var from: Date
  package var source: Source
  /// The entry's index in its timeline, and the timeline's among the widget's.
  package var entry: Int?
  package var timeline: Int?
  package var entryDate: Date?
  /// An index of ``WidgetDay/pictures``; nil where drawing failed.
  package var picture: Int?
  package var failure: String?
  /// Whether the entry was on screen already, and its running views are drawn again.
  package var isLater = false
}
