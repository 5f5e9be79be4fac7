/// The word that replaces a secret in fixtures.
enum Masking {
  /// The word; in a fixture's request it matches any value.
  static let mask = "REDACTED"
}
