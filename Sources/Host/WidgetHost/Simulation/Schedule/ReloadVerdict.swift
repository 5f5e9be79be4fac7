import Foundation

/// The system's decision on a request for a new timeline.
package enum ReloadVerdict: Hashable, Sendable, Codable {
  /// The widget reloads now, on the budget.
  case granted
  /// The widget reloads now, and the budget isn't charged.
  case exempt(Exemption)
  /// The widget reloads at the date.
  case deferred(to: Date, Reason)
  /// Another reload does for this one as well.
  case coalesced(Merge)
  /// The widget doesn't reload.
  case refused(Refusal)

  package enum Exemption: String, Hashable, Sendable, Codable {
    case foreground, audio, navigation, interaction, locale, typeSize, standBy, timeZone, adding

    /// The rule that makes it free.
    package var rule: SystemRule.Name {
      switch self {
      case .foreground: .foregroundExempt
      case .audio: .audioExempt
      case .navigation: .navigationExempt
      case .interaction: .interactionExempt
      case .locale: .localeExempt
      case .typeSize: .typeSizeExempt
      case .standBy: .standByExempt
      case .timeZone: .timeZoneExempt
      case .adding: .addingCounts
      }
    }
  }

  package enum Reason: String, Hashable, Sendable, Codable { case tooSoon, budgetSpent }

  package enum Merge: Hashable, Sendable, Codable {
    /// One reload when the app leaves the foreground.
    case untilAppLeaves
    /// One waits already.
    case into(Date)
  }

  package enum Refusal: String, Hashable, Sendable, Codable {
    case budgetSpent, noPushHandler, locked, notTouchable
  }

  package var code: String {
    switch self {
    case .granted: "granted"
    case .exempt: "exempt"
    case .deferred: "deferred"
    case .coalesced: "coalesced"
    case .refused: "refused"
    }
  }

  /// Whether the provider is asked.
  package var reloads: Bool {
    switch self {
    case .granted, .exempt: true
    case .deferred, .coalesced, .refused: false
    }
  }
}
