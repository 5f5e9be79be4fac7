import FoundationExtras

extension EnvironmentValues {
  /// Nil: a widget's changes are undone by its app.
  public var undoManager: UndoManager? { nil }
}
