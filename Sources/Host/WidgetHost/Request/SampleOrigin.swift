/// The source of a sample state.
package enum SampleOrigin: String, Hashable, Sendable, Codable {
  /// A `#Preview`.
  case preview
  /// A file, or the control itself.
  case state
}
