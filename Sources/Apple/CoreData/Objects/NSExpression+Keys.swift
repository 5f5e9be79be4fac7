extension NSExpression {
  /// The value of an object's property.
  public convenience init<Root: NSManagedObject, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(forKeyPath: (KeyRecorder.names(of: keyPath) ?? []).joined(separator: "."))
  }
}
