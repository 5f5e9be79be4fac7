extension View {
  /// Prints nothing: a body is evaluated for one picture, and no property has changed since another.
  public static func _printChanges() {}
  /// Logs nothing, as ``_printChanges()``.
  public static func _logChanges() {}
}
