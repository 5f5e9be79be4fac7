import Foundation

/// Where a view stands in the tree, and whether it is the control that was touched, as a view's property.
@propertyWrapper
struct TouchPlace: DynamicProperty {
  private(set) var wrappedValue: UInt64 = 0
  private(set) var isTouched = false
  var projectedValue: TouchPlace { self }
  mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    wrappedValue = inputs.path
    isTouched = inputs.context.touched == inputs.path
  }
}
