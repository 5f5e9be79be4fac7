import Foundation

/// What a button or a toggle is, beyond what it looks like.
struct Touchable {
  /// Where it stands in the tree; the same in each picture of one view.
  var place: UInt64
  /// What its label says, where the label is a text.
  var title: Text?
  /// nil for a button.
  var isOn: Bool?
  /// nil where it runs a closure, as in an app.
  var intent: (any Sendable)?
  private(set) var isEnabled = true
  private(set) var words: String?

  init(place: UInt64, title: Text?, isOn: Bool? = nil, intent: (any Sendable)?) {
    self.place = place
    self.title = title
    self.isOn = isOn
    self.intent = intent
  }

  @MainActor mutating func settle(_ inputs: _ViewInputs) {
    isEnabled = inputs.environment.isEnabled
    if intent != nil { words = title.map { TextResolver.string($0, inputs) } }
  }
}
