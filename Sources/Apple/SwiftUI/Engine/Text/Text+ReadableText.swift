extension Text: ReadableText {
  func string(_ inputs: _ViewInputs) -> String { TextResolver.string(self, inputs) }

  func isEqual(to other: any ReadableText) -> Bool { (other as? Text) == self }
}
