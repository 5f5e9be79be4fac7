/// One step of pressing a control.
package struct Interaction: Hashable, Sendable, Codable {
  package enum Step: String, CaseIterable, Hashable, Sendable, Codable {
    /// The widget before the interaction.
    case before
    /// Just pressed: a toggle shows its new state.
    case optimistic
    /// The intent is being performed: content that it makes stale is shown as such.
    case invalidated
    /// The intent was performed and the timeline reloaded.
    case after
  }

  /// The control's ``RenderedControl/name``.
  package var control: String
  /// The index among the widget's controls.
  package var position: Int
  package var step: Step

  package init(control: String, position: Int, step: Step) {
    self.control = control
    self.position = position
    self.step = step
  }
}
