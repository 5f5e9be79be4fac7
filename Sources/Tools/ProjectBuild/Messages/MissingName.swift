import Foundation

/// A name that code uses and the compiler finds nowhere.
package struct MissingName: Hashable, Sendable {
  package enum Kind: Int, Sendable { case module, type, value, member }

  package var kind: Kind
  package let name: String
  /// The type that lacks it, of a member.
  package let owner: String?

  /// - Returns: nil for a message about something else.
  init?(_ text: String) {
    if let match = text.firstMatch(of: /^no such module '([^']+)'/) {
      (kind, name, owner) = (.module, String(match.1), nil)
    } else if let match = text.firstMatch(of: /^cannot find type '([^']+)' in scope/) {
      (kind, name, owner) = (.type, String(match.1), nil)
    } else if let match = text.firstMatch(of: /^cannot find '([^']+)' in scope/) {
      (kind, name, owner) = (.value, String(match.1), nil)
    } else if let match = text.firstMatch(
      of: /^(?:value of )?type '([^']+)' has no member '([^']+)'/)
    {
      (kind, name, owner) = (.member, String(match.2), String(match.1))
    } else if let match = text.firstMatch(of: /^'([^']+)' is not a member type of [a-z]+ '([^']+)'/)
    {
      (kind, name, owner) = (.member, String(match.1), String(match.2))
    } else {
      return nil
    }
  }
}
