import Assets
import DisplayList
import Foundation
import Typesetting

/// Turns a ``Text`` into runs.
struct TextResolver {
  private let environment: EnvironmentValues
  private let context: ResolveContext?
  private let now: Date
  private var result = ResolvedText()

  static func resolve(_ text: Text, _ inputs: _ViewInputs) -> ResolvedText {
    var resolver = TextResolver(
      environment: inputs.environment, context: inputs.context, now: inputs.context.displayDate)
    resolver.append(text, TextLook(inputs.environment))
    return resolver.result
  }

  /// Only the characters, for labels.
  static func string(_ text: Text, _ inputs: _ViewInputs) -> String {
    if case .verbatim(let string) = text.storage { return string }
    return resolve(text, inputs).plain.replacing("\u{FFFC}", with: "")
  }

  private init(environment: EnvironmentValues, context: ResolveContext?, now: Date) {
    self.environment = environment
    self.context = context
    self.now = now
  }

  private mutating func append(_ text: Text, _ outer: TextLook) {
    var look = outer
    if !text.modifiers.isEmpty { look.apply(text.modifiers) }
    switch text.storage {
    case .verbatim(let string): append(string, look)
    case .localized(let key, let table): append(key, table, look)
    case .resource(let resource):
      append(markdown: resource.string(in: environment.locale), [], look)
    case .attributed(let string): append(string, look)
    case .image(let image): append(image, look)
    case .time(let time):
      if time.isLive { result.isLive = true }
      append(time.string(now: now, environment), look)
    case .formatted(let value):
      if value.isLive { result.isLive = true }
      switch value.written(environment, now: now) {
      case .plain(let string): append(string, look)
      case .attributed(let string): append(string, look)
      }
    case .concatenated(let first, let second):
      append(first, look)
      append(second, look)
    }
  }

  private mutating func append(_ key: LocalizedStringKey, _ table: String?, _ look: TextLook) {
    let locale = environment.locale.identifier
    // Words are put in after the Markdown is read, so that theirs stays as it is: till then a
    // private-use character stands for each.
    var parts: [FormatArgument] = []
    let arguments = key.arguments.map { argument -> AssetLibrary.StringArgument in
      switch argument {
      case .integer(let value): return .integer(value)
      case .unsigned(let value): return .integer(Int64(clamping: value))
      case .number(let value): return .number(value)
      case .string, .text:
        parts.append(argument)
        return .text(TextResolver.mark(parts.count - 1))
      }
    }
    let string = AssetLibrary.main.text(
      forKey: key.key, table: table, locale: locale, arguments: arguments)
    append(markdown: string, parts, look)
  }

  private static let firstMark: UInt32 = 0xF0000

  private static func mark(_ index: Int) -> String {
    Unicode.Scalar(firstMark + UInt32(index)).map { String(Character($0)) } ?? ""
  }

  private mutating func append(
    markdown string: String, _ arguments: [FormatArgument], _ look: TextLook
  ) {
    for span in InlineMarkdown.spans(string, language: environment.locale.identifier) {
      var look = look
      look.apply(span, accent: environment.tintStyle)
      if arguments.isEmpty {
        append(span.text, look)
      } else {
        append(span.text, arguments, look)
      }
    }
  }

  private mutating func append(
    _ string: String, _ arguments: [FormatArgument], _ look: TextLook
  ) {
    var literal = ""
    for scalar in string.unicodeScalars {
      let index = Int(scalar.value) - Int(TextResolver.firstMark)
      guard arguments.indices.contains(index) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      switch arguments[index] {
      case .string(let value): literal += value
      case .text(let text):
        append(literal, look)
        literal = ""
        append(text, look)
      case .integer, .unsigned, .number: break
      }
    }
    append(literal, look)
  }

  private mutating func append(_ attributed: AttributedString, _ outer: TextLook) {
    for run in attributed.runs {
      var look = outer
      look.apply(run.attributes, accent: environment.tintStyle)
      append(String(attributed[run.range].characters), look)
    }
  }

  private mutating func append(_ image: Image, _ look: TextLook) {
    // A placeholder has one glyph for it, like for any character.
    guard !environment.isContentRedacted else { return add(run("\u{FFFC}", look), look) }
    var environment = environment
    environment.font = look.font ?? environment.font
    environment.fields.fontModifiers += look.allFontChanges
    if let style = look.style { environment.setForeground([style]) }
    guard let resolved = image.resolved(environment, context) else { return }
    var run = run("\u{FFFC}", look)
    run.attachment = TextRun.Attachment(
      id: result.add(resolved), size: resolved.size, descent: resolved.descent)
    add(run, look)
  }

  private mutating func append(_ string: String, _ look: TextLook) {
    if string.isEmpty { return }
    let string =
      environment.fields.letterCase.map { $0.applied(string, environment.locale) } ?? string
    add(run(string, look), look)
  }

  private mutating func add(_ run: TextRun, _ look: TextLook) {
    if look.link != nil || !look.custom.isEmpty {
      result.extras[result.runs.count] = .init(link: look.link, custom: look.custom)
    }
    result.runs.append(run)
  }

  private mutating func run(_ string: String, _ look: TextLook) -> TextRun {
    let paint = result.paint(look.style, environment)
    func linePaint(_ line: TextLine?) -> Paint? {
      line.map { $0.color?._paint(environment, in: .zero) ?? paint }
    }
    let font = environment.fontDescriptor(look.font, look.allFontChanges)
    if font.family != nil || font.width != 100 { noteLack(of: font) }
    var run = TextRun(
      string, font: font, paint: paint,
      tracking: look.tracking, kerning: look.kerning, baselineOffset: look.baselineOffset,
      underline: linePaint(look.underline), strikethrough: linePaint(look.strikethrough))
    if let line = look.underline { run.underlinePattern = line.pattern }
    if let line = look.strikethrough { run.strikethroughPattern = line.pattern }
    run.background = look.background?._paint(environment, in: .zero)
    return run
  }
}

extension TextResolver {
  private func noteLack(of font: FontDescriptor) {
    switch context?.typesetter.lack(of: font) {
    case .family(let family):
      context?.note(
        "unknown-font",
        "The font “\(family)” isn't here: the system font's stand-in is drawn. Give its file with "
          + "--fonts, or bring it in the widget and name it under UIAppFonts.", view: "Text")
    case .width:
      context?.note(
        "font-width",
        "The system font's stand-in has one width: the text is set in it. Give Apple's font with "
          + "--fonts.", view: "Text")
    case nil: break
    }
  }
}
