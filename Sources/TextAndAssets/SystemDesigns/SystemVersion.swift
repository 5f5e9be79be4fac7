/// A version of iOS, by its number. It identifies the designs that were released together: 26 for
/// iOS 26, watchOS 26 and macOS 26; 18 for iOS 18, watchOS 11 and macOS 15.
///
/// Versions are not ordered on purpose: what differs between them is a value of ``SystemDesign``.
package struct SystemVersion: RawRepresentable, Hashable, Sendable, Codable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The version where none is chosen.
  package static let standard: SystemVersion = 26

  /// The versions of iOS that have widgets, the newest first: what `--os` takes.
  package static let offered: [SystemVersion] = SystemDesign.all
    .filter { $0.platform == .iOS && $0.widgets.isAvailable }
    .map(\.version).reversed()

  /// - Parameter text: `26`; nil where no design of that version is offered.
  package init?(_ text: String) {
    guard let version = Self.offered.first(where: { $0.description == text }) else { return nil }
    self = version
  }

  package var isStandard: Bool { self == .standard }

  /// The design of a platform; the standard version's where this one has none.
  package func design(on platform: SystemDesign.Platform) -> SystemDesign {
    func find(_ version: SystemVersion) -> SystemDesign? {
      SystemDesign.all.first { $0.platform == platform && $0.version == version }
    }
    return find(self) ?? find(.standard) ?? .iOS26
  }
}

extension SystemVersion: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(rawValue: value) }
}

extension SystemVersion: CustomStringConvertible {
  package var description: String { String(rawValue) }
}
