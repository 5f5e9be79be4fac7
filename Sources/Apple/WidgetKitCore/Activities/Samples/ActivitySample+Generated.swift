import ActivityKit
import Foundation

extension ActivitySample {
  /// Samples of an activity, generated from the properties that its types decode; none is equal to another.
  ///
  /// - Throws: the `DecodingError` of a type that accepts none of the generated values.
  static func generated<Attributes: ActivityAttributes>(
    of type: Attributes.Type
  ) throws -> [ActivitySample] {
    // The frozen clock's.
    let now = Date()
    let attributes = try SampleDecoder(values: SampleValues(variation: 0), now: now).value(type)
    var states: [Attributes.ContentState] = []
    for variation in 0..<variations {
      let decoder = SampleDecoder(values: SampleValues(variation: variation), now: now)
      do {
        let state = try decoder.value(Attributes.ContentState.self)
        if !states.contains(state) { states.append(state) }
      } catch  where !states.isEmpty {
        break
      }
    }
    return states.map { ActivitySample(attributes: attributes, state: $0) }
  }

  /// The number of states that are generated, before equal ones are left out.
  private static let variations = 2
}
