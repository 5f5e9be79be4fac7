import Foundation

package struct RelevanceRecord: Codable, Hashable, Sendable {
  package var from: Date
  /// The provider's own score; 0 for none.
  package var score: Double
  /// The score's share of the highest that the provider has given until then, 0…1.
  package var share: Double
}
