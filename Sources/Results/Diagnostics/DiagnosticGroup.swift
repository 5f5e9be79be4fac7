/// The diagnostics of a run with one code.
package struct DiagnosticGroup: Hashable, Sendable, Codable {
  /// One message, however often it is given.
  package struct Message: Hashable, Sendable, Codable {
    package var text: String
    /// The number of places that have it.
    package var count: Int
    /// The first of them: a frame's id, or a product.
    package var first: String
  }

  package var code: String
  package var level: DiagnosticLevel
  /// A few words that hold for all of them.
  package var title: String
  package var remedy: String
  /// The number of places that have one or more of them.
  package var count: Int
  /// The first of them: a frame's id, or a product.
  package var first: String
  /// Each once, in the order met; at most ``messageLimit``.
  package var messages: [Message]
  /// The number of messages that are left out.
  package var furtherMessages = 0

  /// A code may have as many messages as there are frames, as where it names a date.
  static let messageLimit = 50

  /// `An image is missing in 12 places, first in …: The image “hero” is drawn as nothing. Add it …`
  package var sentence: String {
    let places = count == 1 ? "in" : "\(count) times, first in"
    let more = messages.count - 1 + furtherMessages
    let others = more == 0 ? "" : " (and \(more) other\(more == 1 ? "" : "s"))"
    return "\(title), \(places) \(first): \(messages.first?.text ?? "")\(others) \(remedy)"
  }

  init(_ rule: DiagnosticRule, code: String, first: String) {
    self.code = code
    level = rule.level
    title = rule.title
    remedy = rule.remedy
    count = 0
    self.first = first
    messages = []
  }
}
