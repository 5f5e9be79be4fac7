/// The text that assistive technology reads for an image; resolved where the image is used.
struct ImageLabel: Equatable, Sendable {
  let text: any ReadableText

  static func == (a: ImageLabel, b: ImageLabel) -> Bool { a.text.isEqual(to: b.text) }
}

/// A text that can be read out in an environment.
protocol ReadableText: Sendable {
  /// The characters alone.
  func string(_ inputs: _ViewInputs) -> String
  func isEqual(to other: any ReadableText) -> Bool
}
