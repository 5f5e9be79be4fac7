import Foundation

/// The moment that the picture shows, as a view's property.
@propertyWrapper
struct LiveDate: DynamicProperty {
  private(set) var wrappedValue = Date(timeIntervalSinceReferenceDate: 0)
  private var context: ResolveContext?

  init() {}

  mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    wrappedValue = inputs.context.displayDate
    // A placeholder doesn't change with time.
    context = inputs.environment.isContentRedacted ? nil : inputs.context
  }

  /// Notes that the view changes from second to second within an interval.
  func run(in interval: ClosedRange<Date>) {
    context?.run(turns: [interval.lowerBound, interval.upperBound]) { date in
      let moment = min(max(date, interval.lowerBound), interval.upperBound)
      return String(moment.timeIntervalSince(interval.lowerBound).count(of: 1))
    }
  }
}
