import Foundation
import Observation

/// A value that a view owns. A widget's picture is drawn from its first value, or from what the view's
/// own preferences and appearance set it to.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  final class Box {
    var value: Value
    weak var store: StateStore?
    init(_ value: Value) { self.value = value }
  }

  private let initial: Value
  private var box: Box?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set {
      box?.value = newValue
      box?.store?.isDirty = true
    }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(
      get: { box.value },
      set: {
        box.value = $0
        box.store?.isDirty = true
      })
  }

  public mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    let store = inputs.context.state
    box = store.box(inputs, place) { Box(initial) }
    box?.store = store
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
