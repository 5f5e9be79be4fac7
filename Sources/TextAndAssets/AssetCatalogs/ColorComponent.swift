/// A color component's value as a catalogue writes it: `0xFF`, `255`, `1.000`.
package enum ColorComponent: Equatable, Sendable {
  /// Eight bits in hexadecimal, 0…1.
  case hexadecimal(Double)
  /// A number without a decimal point: eight bits, or 0…1, as the other components decide.
  case integer(Double)
  /// 0…1; extended color spaces go beyond.
  case fraction(Double)

  /// - Returns: nil where it is none of these.
  package init?(_ text: String) {
    if text.lowercased().hasPrefix("0x") {
      guard let value = Int(text.dropFirst(2), radix: 16), (0...255).contains(value) else {
        return nil
      }
      self = .hexadecimal(Double(value) / 255)
    } else if let number = Double(text), number.isFinite {
      if text.contains(".") {
        self = .fraction(number)
      } else {
        guard (0...255).contains(number) else { return nil }
        self = .integer(number)
      }
    } else {
      return nil
    }
  }
}
