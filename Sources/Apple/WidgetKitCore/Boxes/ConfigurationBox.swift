import AppIntents

/// A configuration's value in an object, since an App Intent is a structure.
package final class ConfigurationBox {
  package let intent: Any
  package init(_ intent: Any) { self.intent = intent }

  /// The intent's parameters by name, in the order they are written in.
  package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, let parameter = child.value as? any AnyIntentParameter
      else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
    }
  }
}
