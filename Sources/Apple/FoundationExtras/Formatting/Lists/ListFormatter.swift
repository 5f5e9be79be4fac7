import Foundation

/// Joins items as a sentence does: "one, two, and three".
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .current
  /// Writes each item; nil for the items' own descriptions.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard))
  }

  /// - Returns: nil where an item can't be written.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      guard let string = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else {
        return nil
      }
      strings.append(string)
    }
    return strings.formatted(
      .list(type: .and, width: .standard).locale(locale ?? .current))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
