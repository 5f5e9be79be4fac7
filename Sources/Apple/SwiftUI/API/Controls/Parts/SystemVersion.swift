import Foundation

/// The iOS whose look is drawn, as a view's property.
@propertyWrapper
struct SystemVersion: DynamicProperty {
  private(set) var wrappedValue = 26
  mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    wrappedValue = inputs.environment.osVersion
  }
}
