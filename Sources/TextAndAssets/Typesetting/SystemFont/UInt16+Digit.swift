extension UInt16 {
  /// Whether it is the UTF-16 unit of one of 0 to 9.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
