/// A question to one of the device's frameworks, and where the answer was from.
package struct DeviceUse: Hashable, Sendable {
  package enum Answer: Hashable, Sendable {
    /// The world file's.
    case fixture
    /// That of a device whose person was never asked, in words: `not determined`.
    case nothing(String)
    /// None: the call has no effect, for a reason that is a clause.
    case rests(String)
    /// A picture of our own, described in a clause.
    case standIn(String)
  }
  /// What asked for what: `CLLocationManager for the location`.
  package let question: String
  /// The key of the world file that answers.
  package let key: String
  package let answer: Answer

  package init(question: String, key: String, answer: Answer) {
    self.question = question
    self.key = key
    self.answer = answer
  }
}
