extension InkBox {
  /// The box with so many pixels more on each side.
  package func outset(by length: Int) -> InkBox {
    InkBox(
      left: left - length, top: top - length, right: right + length, bottom: bottom + length)
  }
}
