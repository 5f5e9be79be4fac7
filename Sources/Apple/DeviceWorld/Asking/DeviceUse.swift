/// A request to one of the device's frameworks, and the source of the answer.
package struct DeviceUse: Hashable, Sendable {
  package enum Answer: Hashable, Sendable {
    /// The answer in the world file.
    case fixture
    /// The answer of a device whose user was never asked, in words: `not determined`.
    case nothing(String)
    /// An answer that the world file has no usable one for: the text is the message on the mistake in the file.
    case refused(String)
    /// An answer by a default value, since the framework doesn't know the one in the world file. The text is the message.
    case mistaken(String)
    /// An answer that is missing, since the call has no effect here. The text is the reason, as a clause.
    case rests(String)
    /// A picture that Vitrine draws in place of the framework's. The text describes it, as a clause.
    case standIn(String)
    /// No answer: the place's code isn't compiled, since what it needs isn't there.
    case leftOut
  }
  /// The API and the data that it asked for, such as `CLLocationManager for the location`.
  package let question: String
  /// The key in the world file that gives the answer.
  package let key: String
  package let answer: Answer

  package init(question: String, key: String, answer: Answer) {
    self.question = question
    self.key = key
    self.answer = answer
  }
}
