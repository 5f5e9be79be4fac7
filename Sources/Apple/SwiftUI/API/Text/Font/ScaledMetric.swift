import Foundation

/// A length that grows with the text size a person has chosen, rounded to whole pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    scaled = wrappedValue
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { scaled }

  public mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    let environment = inputs.environment
    let pixels = Value(environment.displayScale)
    scaled = (base * Value(style.scale(environment.dynamicTypeSize)) * pixels).rounded() / pixels
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
