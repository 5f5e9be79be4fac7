import Foundation

// Foundation has these on Apple's systems only.

extension AttributedString {
  /// The same characters with those attributes that are known: fonts, colours, lines, links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string,
          attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Scope.UnderlineStyleAttribute.self] = Self.line(dictionary[.underlineStyle])
    self[Scope.StrikethroughStyleAttribute.self] = Self.line(dictionary[.strikethroughStyle])
    self[Scope.KernAttribute.self] = Self.length(dictionary[.kern])
    self[Scope.TrackingAttribute.self] = Self.length(dictionary[.tracking])
    self[Scope.BaselineOffsetAttribute.self] = Self.length(dictionary[.baselineOffset])
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    (value as? NSUnderlineStyle) ?? (value as? Int).map(NSUnderlineStyle.init)
      ?? (value as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
  }

  private static func length(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension NSAttributedString {
  /// The same characters with the attributes that UIKit has.
  public convenience init(_ attrStr: AttributedString) {
    typealias Scope = AttributeScopes.UIKitAttributes
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.attributes[Scope.FontAttribute.self]
      attributes[.foregroundColor] = run.attributes[Scope.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run.attributes[Scope.BackgroundColorAttribute.self]
      attributes[.underlineStyle] = run.attributes[Scope.UnderlineStyleAttribute.self]?.rawValue
      attributes[.strikethroughStyle] =
        run.attributes[Scope.StrikethroughStyleAttribute.self]?.rawValue
      attributes[.kern] = run.attributes[Scope.KernAttribute.self]
      attributes[.baselineOffset] = run.attributes[Scope.BaselineOffsetAttribute.self]
      attributes[.link] = run.attributes.link
      result.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
