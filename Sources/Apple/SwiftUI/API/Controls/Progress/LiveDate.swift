import Foundation

/// The moment that the picture shows, as a view's property.
@propertyWrapper
struct LiveDate: DynamicProperty {
  private(set) var wrappedValue = Date(timeIntervalSinceReferenceDate: 0)
  mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    wrappedValue = inputs.context.displayDate
  }
}
