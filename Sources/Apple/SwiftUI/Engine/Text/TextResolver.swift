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
    resolver.append(text, TextRunStyle(inputs.environment))
    return resolver.result
  }

  /// The characters alone, for labels.
  static func string(_ text: Text, _ inputs: _ViewInputs) -> String {
    if case .verbatim(let string) = text.storage { return string }
    return resolve(text, inputs).plain.replacing("\u{FFFC}", with: "")
  }

  private init(environment: EnvironmentValues, context: ResolveContext?, now: Date) {
    self.environment = environment
    self.context = context
    self.now = now
  }

  private mutating func append(_ text: Text, _ outer: consuming TextRunStyle) {
    var style = outer
    if !text.modifiers.isEmpty { style.apply(text.modifiers) }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let key, let table, let bundle): append(key, table, bundle, style)
    case .resource(let resource):
      append(markdown: resource.string(in: environment.locale), [], style)
    case .attributed(let string): append(string, style)
    case .image(let image): append(image, style)
    case .time(let time):
      if time.isLive { run(time) }
      append(time.string(now: now, environment), style)
    case .formatted(let value):
      if value.isLive { run(value) }
      noteWhatIsKept(by: value)
      switch value.written(environment, now: now) {
      case .plain(let string): append(string, style)
      case .attributed(let string): append(string, style)
      }
    case .concatenated(let first, let second):
      append(first, style)
      append(second, style)
    }
  }

  private mutating func run(_ time: TimeText) {
    result.isLive = true
    guard !environment.isContentRedacted else { return }
    context?.run(turns: time.turns) { [environment] in time.string(now: $0, environment) }
  }

  private mutating func run(_ value: FormattedValue) {
    result.isLive = true
    guard !environment.isContentRedacted else { return }
    context?.run(turns: value.turns) { [environment] now in
      switch value.written(environment, now: now) {
      case .plain(let string): string
      case .attributed(let string): String(string.characters)
      }
    }
  }

  private mutating func append(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: AssetBundle, _ style: TextRunStyle
  ) {
    let locale = environment.locale.identifier
    // Arguments are put in after the Markdown is parsed, so that theirs stays as it is: till then a
    // private-use character is in the place of each.
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
    let string = bundle.library.text(
      forKey: key.key, table: table, locale: locale, arguments: arguments)
    append(markdown: string, parts, style)
  }

  private static let firstMark: UInt32 = 0xF0000

  private static func mark(_ index: Int) -> String {
    Unicode.Scalar(firstMark + UInt32(index)).map { String(Character($0)) } ?? ""
  }

  private mutating func append(
    markdown string: String, _ arguments: [FormatArgument], _ style: TextRunStyle
  ) {
    if InlineMarkdown.isPlain(string) { return append(plain: string, arguments, style) }
    for span in InlineMarkdown.spans(string, language: environment.locale.identifier) {
      var style = style
      style.apply(span, accent: environment.tintStyle)
      append(plain: span.text, arguments, style)
    }
  }

  private mutating func append(
    plain string: String, _ arguments: [FormatArgument], _ style: TextRunStyle
  ) {
    if arguments.isEmpty { return append(string, style) }
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
        append(literal, style)
        literal = ""
        append(text, style)
      case .integer, .unsigned, .number: break
      }
    }
    append(literal, style)
  }

  private mutating func append(_ attributed: AttributedString, _ outer: TextRunStyle) {
    for run in attributed.runs {
      var style = outer
      style.apply(run.attributes, accent: environment.tintStyle)
      append(String(attributed[run.range].characters), style)
    }
  }

  private mutating func append(_ image: Image, _ style: TextRunStyle) {
    // A placeholder has one glyph for it, like for any character.
    guard !environment.isContentRedacted else { return add(run("\u{FFFC}", style), style) }
    var environment = environment
    environment.font = style.font ?? environment.font
    environment.fields.fontModifiers += style.allFontChanges
    if let foreground = style.foreground { environment.setForeground([foreground.style]) }
    guard let resolved = image.resolved(environment, context) else { return }
    var run = run("\u{FFFC}", style)
    run.attachment = TextRun.Attachment(
      id: result.add(resolved), size: resolved.size, descent: resolved.descent)
    add(run, style)
  }

  private mutating func append(_ string: String, _ style: TextRunStyle) {
    if string.isEmpty { return }
    let string =
      environment.fields.letterCase.map { $0.applied(string, environment.locale) } ?? string
    add(run(string, style), style)
  }

  private mutating func add(_ run: consuming TextRun, _ style: TextRunStyle) {
    if style.link != nil || !style.custom.isEmpty {
      result.extras[result.runs.count] = .init(link: style.link, custom: style.custom)
    }
    if result.runs.isEmpty { result.runs = [run] } else { result.runs.append(run) }
  }

  private mutating func run(_ string: String, _ style: TextRunStyle) -> TextRun {
    let paint = result.paint(style.foreground, environment)
    let font = environment.fontDescriptor(style.font, style.allFontChanges)
    if font.family != nil || font.width != 100 { noteLack(of: font) }
    if let letter = Typesetter.oversizedLetter(in: string) { noteMarks(of: letter) }
    var run = TextRun(
      string, font: font, paint: paint, tracking: style.tracking.orZero,
      kerning: style.kerning.orZero, baselineOffset: style.baselineOffset)
    if !style.lines.isEmpty { draw(style.lines, under: &run, paint) }
    if let background = style.background {
      run.background = background._paint(environment, in: .zero)
    }
    return run
  }

  private func draw(_ lines: TextLines, under run: inout TextRun, _ paint: Paint) {
    if let line = lines.underline {
      run.underline = line.color?._paint(environment, in: .zero) ?? paint
      run.underlinePattern = line.pattern
    }
    if let line = lines.strikethrough {
      run.strikethrough = line.color?._paint(environment, in: .zero) ?? paint
      run.strikethroughPattern = line.pattern
    }
  }
}

extension TextResolver {
  private func noteWhatIsKept(by value: FormattedValue) {
    for property in value.keptProperties(environment) {
      context?.diagnose(
        "format-style-\(property)",
        "A text's format style has a \(property) of its own, which is used here. In a widget built with the SDK of "
          + "iOS 18 or later the environment's goes before it: set it there too, with "
          + ".environment(\\.\(property), …).", view: "Text")
    }
  }

  private func noteMarks(of letter: Character) {
    context?.diagnose(
      "oversized-letter",
      "A letter of a text, “\(letter.unicodeScalars.prefix(1).map(String.init).joined())”, has "
        + "\(letter.unicodeScalars.count - 1) marks: those that don't fit into 512 UTF-16 units are left out. "
        + "Look where the text comes from.", view: "Text")
  }

  private func noteLack(of font: FontDescriptor) {
    switch context?.typesetter.lack(of: font) {
    case .family(let family):
      context?.diagnose(
        "unknown-font",
        "The font “\(family)” isn't here: the system font's substitute is drawn. Give its file with "
          + "--fonts, or bring it in the widget and name it under UIAppFonts.", view: "Text")
    case .width(let percent):
      context?.diagnose(
        "font-width",
        "The file of the font has one width, no axis `wdth`: the text isn't set in \(Int(clamping: percent.rounded())) per "
          + "cent of it. Give a file that has the axis with --fonts, or name a family whose letters have that width.",
        view: "Text")
    case .compressedWidth:
      context?.diagnose(
        "font-width",
        "Compressed letters of the system font's substitute are wider than SF's, about as 73 to 60: the text may end "
          + "a line or be cut earlier. Give Apple's font with --fonts.", view: "Text")
    case nil: break
    }
  }
}
