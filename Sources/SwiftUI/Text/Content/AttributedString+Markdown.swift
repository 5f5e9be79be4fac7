import Foundation

/// What Markdown says of a piece of an attributed string.
enum InlineMarkdownAttribute: AttributedStringKey {
  typealias Value = InlineMarkdownLook
  static let name = "SwiftUI.InlineMarkdown"
}

struct InlineMarkdownLook: Hashable {
  var traits: InlineMarkdown.Traits
  var isLink: Bool
}

extension AttributedString {
  /// Foundation has it on Apple's systems only.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Inline Markdown (emphasis, code, links) as a `Text` draws it; blocks stay as they are written,
  /// but for line feeds, which join lines unless white space is to be kept.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    var source = markdown
    if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
      source = source.split(separator: "\n").joined(separator: " ")
    }
    self.init()
    for span in InlineMarkdown.spans(source) where !span.text.isEmpty {
      var part = AttributedString(span.text)
      if !span.traits.isEmpty || span.link != nil {
        part[InlineMarkdownAttribute.self] = InlineMarkdownLook(
          traits: span.traits, isLink: span.link != nil)
      }
      append(part)
    }
  }
}
