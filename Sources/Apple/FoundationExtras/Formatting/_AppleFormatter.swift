import Foundation

/// A number formatter with the limits of digits as on Apple's platforms: the one that is set last counts, and moves the
/// other. In swift-corelibs-foundation the least wins, so that a currency, whose least is 2, can't be without digits; and
/// where a least is set, the style's own most counts: 1.5555 with one digit at least and at most is 1.556.
///
/// Source read as iOS's has it for `NumberFormatter()`; its name is as long. Figures: a widget of a public project shows
/// “+$1,448” by `numberStyle = .currency` and `maximumFractionDigits = 0`.
public final class _AppleFormatter: NumberFormatter, @unchecked Sendable {
  /// The limits of fraction digits that were set.
  private var least: Int?
  private var most: Int?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override var maximumFractionDigits: Int {
    didSet {
      most = maximumFractionDigits
      if minimumFractionDigits > maximumFractionDigits {
        minimumFractionDigits = maximumFractionDigits
      }
    }
  }

  public override var minimumFractionDigits: Int {
    didSet {
      least = minimumFractionDigits
      if maximumFractionDigits < minimumFractionDigits {
        maximumFractionDigits = minimumFractionDigits
      }
    }
  }

  public override var maximumIntegerDigits: Int {
    didSet {
      if minimumIntegerDigits > maximumIntegerDigits { minimumIntegerDigits = maximumIntegerDigits }
    }
  }

  public override var minimumIntegerDigits: Int {
    didSet {
      if maximumIntegerDigits < minimumIntegerDigits { maximumIntegerDigits = minimumIntegerDigits }
    }
  }

  public override func string(from number: NSNumber) -> String? {
    guard let least, least > 0, let most, !usesSignificantDigits,
      let pattern = pattern(
        min(least, Self.mostDigits), min(max(most, least), Self.mostDigits),
        isNegative: number.doubleValue < 0),
      let exact = copy() as? NumberFormatter, !(exact is _AppleFormatter)
    else { return super.string(from: number) }
    exact.format = pattern + ";"
    return exact.string(from: number)
  }

  /// The digits of the longest `Double`; code asks for `Int.max` where it wants all that there are.
  private static let mostDigits = 340

  /// The formatter's pattern, as `¤#,##0.0#`, with these limits; nil for one without digits. A prefix in quotation marks is
  /// that of positive numbers.
  private func pattern(_ least: Int, _ most: Int, isNegative: Bool) -> String? {
    guard let own = format.split(separator: ";").first,
      let last = own.lastIndex(where: { "0#.".contains($0) })
    else { return nil }
    let end = own.index(after: last)
    var head = String(own[..<(own.firstIndex(of: ".") ?? end)])
    if isNegative { head = head.replacing(/'[^']*'/, with: "") }
    return head + "." + String(repeating: "0", count: least)
      + String(repeating: "#", count: most - least) + own[end...]
  }
}
