import InkComparison

/// The sentences about differences of our frame from Apple's picture.
struct RemarkWords {
  /// Pixels per point.
  let scale: Double

  func moved(_ name: String, _ own: InkBox, from apple: InkBox) -> String {
    "\(name) \(EdgeWords.text(own, apple, scale)) in Apple’s picture."
  }

  func missingThere(_ name: String, _ box: InkBox) -> String {
    "\(name), \(EdgeWords.place(box, scale)), is not in Apple’s picture."
  }

  func missingHere(_ box: InkBox) -> String {
    "Apple’s picture has something \(EdgeWords.place(box, scale)) that is missing here."
  }

  func colored(_ name: String, _ own: InkColor, apple: InkColor) -> String {
    own.hex == apple.hex
      ? "The colors of \(name.lowercasedFirst) differ from Apple’s picture."
      : "\(name) is \(own.hex), and \(apple.hex) in Apple’s picture."
  }

  func coloredBehind(_ name: String) -> String {
    "The color behind \(name.lowercasedFirst) differs from Apple’s picture."
  }

  func otherLetters(_ name: String, _ box: InkBox) -> String {
    "\(name) has other letters in Apple’s picture: \(EdgeWords.place(box, scale))."
  }

  func drawnOtherwise(_ box: InkBox) -> String {
    "What is drawn \(EdgeWords.place(box, scale)) isn’t as in Apple’s picture."
  }
}

extension String {
  /// The same within a sentence.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
