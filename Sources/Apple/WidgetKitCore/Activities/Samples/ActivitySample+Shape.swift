import ActivityKit
import Foundation

extension ActivitySample {
  /// The states of an activity, made of the shape that its types decode themselves from, each once.
  ///
  /// - Throws: the `DecodingError` of a type that takes no value of those that there are.
  static func shapes<Attributes: ActivityAttributes>(
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

  private static let variations = 2
}
