import DisplayList

/// A shape of the library's own. Its record has no values of stored properties but those that the shape
/// itself lists.
public nonisolated protocol _SystemShape: Shape {}

extension _SystemShape {
  public nonisolated var _traits: [ViewTrait] { [] }
}
