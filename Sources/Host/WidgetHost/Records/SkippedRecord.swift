/// A frame that a run was asked for in general and can't make here, which is no failure.
package struct SkippedRecord: Codable, Sendable, Hashable {
  package var what: String
  package var reason: String
}
