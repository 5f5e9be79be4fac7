/// The outcome of pressing one control.
package struct InteractionRecord: Codable, Sendable, Hashable {
  package enum Outcome: String, Codable, Sendable {
    case done, threw, late
    /// The system wouldn't call `perform()`.
    case refused
  }

  package var control: String
  package var position: Int
  /// `button` or `toggle`.
  package var type: String
  /// The text on it.
  package var label: String
  /// Before; nil for a button.
  package var isOn: Bool?
  /// The intent's type.
  package var intent: String
  /// `widget` or `app`: the process that performs it on a device.
  package var process: String
  package var outcome = Outcome.done
  /// The reason why it wasn't done.
  package var message: String?
  /// See ``ControlIntent/Report/carries``.
  package var carries: [String] = []
  /// The kinds whose reload `perform()` asked for, in order; `*` for all.
  package var reloads: [String] = []
}
