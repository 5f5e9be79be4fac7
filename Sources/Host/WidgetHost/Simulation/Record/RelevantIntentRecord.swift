import Foundation

package struct RelevantIntentRecord: Codable, Hashable, Sendable {
  package var date: Date
  package var intent: String
  package var kind: String
  /// The kind of the clue, as `date`, with its values.
  package var clue: String
  package var from: Date?
  package var to: Date?
}
