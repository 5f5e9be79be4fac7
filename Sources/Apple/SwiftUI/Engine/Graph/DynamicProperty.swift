@_spi(Reflection) import Swift

/// A stored property that the graph gives its value to before `body` is evaluated.
public protocol DynamicProperty {
  mutating func update()
  /// `place` is the property's offset within the view; with the view's path it names the property.
  mutating func _install(_ inputs: _ViewInputs, _ place: Int)
}

extension DynamicProperty {
  public mutating func update() {}
  public mutating func _install(_ inputs: _ViewInputs, _ place: Int) {}
}
