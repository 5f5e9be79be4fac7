import Foundation

/// A timeline as a provider returned it.
package struct TimelineRecord: Codable, Sendable {
  /// The time at which the provider asks for the next timeline.
  package enum Policy: Hashable, Codable, Sendable {
    case atEnd, never
    case after(Date)
  }
  package var family: String
  package var setting: Setting
  /// The dates of the entries, in the provider's order.
  package var dates: [Date]
  package var policy: Policy
}
