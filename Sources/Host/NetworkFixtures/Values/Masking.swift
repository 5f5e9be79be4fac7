/// The word that stands in fixtures in place of a secret.
enum Masking {
  /// In a fixture's request it stands for any value.
  static let mask = "REDACTED"
}
