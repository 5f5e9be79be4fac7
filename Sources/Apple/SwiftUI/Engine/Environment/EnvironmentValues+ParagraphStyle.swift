import Foundation
import SystemDesigns
import Typesetting

extension EnvironmentValues {
  /// A new paragraph style of the fields.
  func makeParagraphStyle() -> ParagraphStyle {
    let reserved = fields.textAttributes.minimumLines
    var style = fields.paragraph
    style.reservesSpace = reserved != nil && reserved == style.lineLimit
    style.lineSpacing = max(style.lineSpacing.orZero, 0)
    style.minimumScaleFactor = min(max(style.minimumScaleFactor, 0), 1)
    style.isRightToLeft = fields.layoutDirection == .rightToLeft
    style.language = fields.textAttributes.language ?? Self.languageTag(fields.locale.identifier)
    style.pixelsPerPoint = fields.displayScale
    style.lineRounding = fields.design.text.lineRounding
    return style
  }

  /// The last locale asked for, which is nearly always the next one too.
  nonisolated(unsafe) private static var lastTag = (identifier: "", tag: "")

  /// `zh_Hans_CN@calendar=gregorian` → `zh-Hans-CN`.
  private static func languageTag(_ identifier: String) -> String {
    if lastTag.identifier != identifier { lastTag = (identifier, tag(of: identifier)) }
    return lastTag.tag
  }

  private static func tag(of identifier: String) -> String {
    let name = identifier.prefix { $0 != "@" }
    return name.utf8.contains(UInt8(ascii: "_"))
      ? String(name.replacing("_", with: "-")) : String(name)
  }
}

extension TextAlignment {
  init(_ alignment: ParagraphStyle.Alignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }

  var paragraph: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
