import ActivityKit
import SwiftUI

/// One moment of an activity, its types erased.
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

/// The views that an activity has for one moment: the Lock Screen's and the Dynamic Island's.
package struct ActivityPresentations {
  package let content: AnyView
  package let island: DynamicIsland
}

/// The host's interface to a Live Activity, whatever its attributes.
@MainActor
package final class ActivityDriver {
  /// Apple's API gives activities no kind: this is the name of the attributes' type, with the types
  /// around it and without its module.
  package let kind: String
  /// nil for a sample of other attributes.
  package let presentations: (ActivitySample) -> ActivityPresentations?
  /// - Throws: `DecodingError`, and ``UnknownKey`` for a key that the type doesn't have.
  package let decode: (ActivityJSON) throws -> ActivitySample
  /// The states made of the types' `Codable` shape.
  /// - Throws: `DecodingError` for a type that refuses what is made.
  package let shapes: () throws -> [ActivitySample]

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
    shapes = { try ActivitySample.shapes(of: type) }
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
