import Foundation

/// The place of a view in the tree, and whether it is the control of an interaction, as a view's
/// property.
@propertyWrapper
struct InteractionPlace: DynamicProperty {
  private(set) var wrappedValue: UInt64 = 0
  private(set) var isTouched = false
  var projectedValue: InteractionPlace { self }
  mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    wrappedValue = inputs.path
    isTouched = inputs.context.touched == inputs.path
  }
}
