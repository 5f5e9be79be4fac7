import Foundation

// Foundation has these on Apple's systems only.

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// Every text is valid Markdown: both policies read it alike.
    public enum FailurePolicy: Int, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// The string that Markdown describes. With the full syntax its blocks follow one another without
  /// a line feed, as Apple's do; `presentationIntent` distinguishes them.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks(markdown).blocks {
        var part = AttributedString()
        part.append(block.spans, options, baseURL)
        part.presentationIntent = PresentationIntent(types: block.intents)
        append(part)
      }
    case .inlineOnly:
      append(InlineMarkdown.spans(markdown, keepsLineBreaks: false), options, baseURL)
    case .inlineOnlyPreservingWhitespace:
      append(InlineMarkdown.spans(markdown), options, baseURL)
    }
    if let language = options.languageCode { self.languageIdentifier = language }
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// - Parameter scope: whose attributes Markdown may name. It names none that are drawn.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  private mutating func append(
    _ spans: [InlineMarkdown.Span], _ options: MarkdownParsingOptions, _ baseURL: URL?
  ) {
    for span in spans where !span.text.isEmpty {
      var part = AttributedString(span.text)
      if !span.traits.isEmpty { part.inlinePresentationIntent = span.traits }
      if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
      if let image = span.image { part.imageURL = URL(string: image, relativeTo: baseURL) }
      if span.inflects, options.allowsExtendedAttributes { part.inflect = .automatic }
      append(part)
    }
  }
}

extension AttributedString {
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Marks what was put in for a specifier.
    public static let applyReplacementIndexAttribute = Self(rawValue: 1)
  }

  /// The localised string for a key, its Markdown read.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let locale = locale ?? .current
    self.init(
      localizedMarkdown: String(
        localized: keyAndValue, table: table, bundle: bundle, locale: locale), locale)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let locale = locale ?? .current
    self.init(
      localizedMarkdown: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale),
      locale)
  }

  public init(localized resource: LocalizedStringResource) {
    self.init(localizedMarkdown: String(localized: resource), resource.locale)
  }

  private init(localizedMarkdown source: String, _ locale: Locale) {
    self.init()
    append(InlineMarkdown.spans(source, language: locale.identifier), .init(), nil)
  }
}
