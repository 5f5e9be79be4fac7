import Foundation

/// A value of a world file that is one of a few words.
package protocol WorldChoice: CaseIterable, Codable, Hashable, RawRepresentable, Sendable
where RawValue == String {}

extension WorldChoice {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(rawValue: text) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” isn't one of \(known)")
    }
    self = value
  }
}

/// A section whose values have limits.
package protocol WorldChecked {
  /// The key that holds an impossible value, and what it should be: `("latitude", "a number from −90 to 90")`.
  var mistake: (key: String, wanted: String)? { get }
  /// The first name that doesn't exist, which is reported before the mistake.
  var unknown: UnknownName? { get }
}

extension WorldChecked {
  package var unknown: UnknownName? { nil }
}

/// A name in a world file that doesn't exist.
package struct UnknownName: Hashable, Sendable {
  package let key: String
  /// The kind of name, as a message has it: `unit`.
  package let what: String
  package let value: String
  package let known: [String]
}

/// The access that the person has given.
package enum Access: String, WorldChoice {
  case notDetermined, restricted, denied, authorized
}
