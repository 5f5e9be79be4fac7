/// Finds values for what a person looks at, as in visual intelligence.
///
/// - Support: partly; nothing asks it here.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype Input
  associatedtype Result
  init()
  func values(for input: Input) async throws -> Result
}
