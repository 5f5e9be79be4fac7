import Foundation

/// A timeline that a provider gave.
package struct TimelineRecord: Codable, Sendable {
  package enum Policy: Hashable, Codable, Sendable {
    case atEnd, never
    case after(Date)
  }
  package var family: String
  package var setting: Setting
  package var dates: [Date]
  package var policy: Policy
}
