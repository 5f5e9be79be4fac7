import Foundation

// Foundation has these on Apple's systems only.

/// The inline styles of Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = Self(rawValue: 1)
  public static let stronglyEmphasized = Self(rawValue: 2)
  public static let code = Self(rawValue: 4)
  public static let strikethrough = Self(rawValue: 32)
  public static let softBreak = Self(rawValue: 64)
  public static let lineBreak = Self(rawValue: 128)
  public static let inlineHTML = Self(rawValue: 256)
  public static let blockHTML = Self(rawValue: 512)
}

/// The block of Markdown around a text, and the blocks around that, innermost first.
public struct PresentationIntent: Hashable, Sendable {
  public struct TableColumn: Hashable, Codable, Sendable {
    public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
    public var alignment: Alignment
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  public struct IntentType: Hashable, Codable, Sendable {
    public var kind: Kind
    /// The number that distinguishes blocks of one kind.
    public var identity: Int
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  public var components: [IntentType]

  public init(types: [IntentType]) { components = types }

  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  public var count: Int { components.count }

  /// The number of lists and quotations around the block.
  public var indentationLevel: Int {
    components.reduce(0) { level, component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: level + 1
      default: level
      }
    }
  }
}
