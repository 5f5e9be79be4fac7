import Assets
import Foundation

extension Text {
  /// Exactly these characters: no look-up, no Markdown.
  public nonisolated init(verbatim content: String) { self.init(.verbatim(content)) }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// The string for a key in the environment's language, with its Markdown.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: AssetBundle(bundle)))
  }

  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

  // A literal could be an attributed string too, and must be a key.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// An image in the line, like a letter.
  public nonisolated init(_ image: Image) { self.init(.image(image)) }

  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted(FormattedValue(subject, formatter: formatter)))
  }

  // Foundation's `Date` isn't `ReferenceConvertible` on Linux.
  public nonisolated init(_ subject: Date, formatter: Formatter) {
    self.init(.formatted(FormattedValue(subject, formatter: formatter)))
  }

  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted(FormattedValue(subject, formatter: formatter)))
  }
}
