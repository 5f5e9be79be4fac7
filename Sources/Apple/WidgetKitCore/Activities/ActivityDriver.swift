import ActivityKit
import SwiftUI

/// The attributes and the content state of an activity at one time, their types erased.
package struct ActivitySample {
  package let attributes: any ActivityAttributes
  package let state: Any
  package let isStale: Bool

  package init(attributes: any ActivityAttributes, state: Any, isStale: Bool = false) {
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

/// The views of an activity at one time: the Lock Screen's and the Dynamic Island's.
package struct ActivityPresentations {
  package let content: AnyView
  package let island: DynamicIsland
}

/// The host's interface to a Live Activity, whatever its attributes.
@MainActor
package final class ActivityDriver {
  /// The name of the attributes' type, with the types around it and without its module. Apple's API gives activities
  /// no kind of their own.
  package let kind: String
  /// The views for a sample; nil for a sample of other attributes.
  package let presentations: (ActivitySample) -> ActivityPresentations?
  /// The sample that JSON describes.
  ///
  /// - Throws: `DecodingError`, and ``UnknownKey`` for a key that the type doesn't have.
  package let decode: (ActivityJSON) throws -> ActivitySample
  /// Samples generated from the properties that the types decode.
  ///
  /// - Throws: the `DecodingError` of a type that accepts none of the generated values.
  package let generateSamples: () throws -> [ActivitySample]

  /// The drivers by the attributes' type, for `PreviewProvider`s, which don't name the widget.
  package static var registered: [ObjectIdentifier: ActivityDriver] = [:]

  init<Attributes: ActivityAttributes>(
    for type: Attributes.Type,
    _ make: @escaping (ActivityViewContext<Attributes>) -> ActivityPresentations
  ) {
    kind = Self.name(of: type)
    presentations = { sample in
      guard let attributes = sample.attributes as? Attributes,
        let state = sample.state as? Attributes.ContentState
      else { return nil }
      return make(
        ActivityViewContext(
          activityID: "00000000-0000-0000-0000-000000000000", attributes: attributes,
          state: state, isStale: sample.isStale))
    }
    decode = { json in
      ActivitySample(
        attributes: try json.decode(type, from: json.attributes),
        state: try json.decode(Attributes.ContentState.self, from: json.state),
        isStale: json.isStale)
    }
    generateSamples = { try ActivitySample.generated(of: type) }
  }

  static func name(of type: Any.Type) -> String {
    let parts = String(reflecting: type).split(separator: ".")
    // A private type's name has a part in brackets for its file.
    let named = parts.dropFirst().filter { !$0.hasPrefix("(") }
    return named.isEmpty ? String(describing: type) : named.joined(separator: ".")
  }
}

extension _WidgetDescription {
  package var activity: ActivityDriver? { payload as? ActivityDriver }
}
