/// Collects the text of inline nodes, each piece with the attributes that the nodes around it give it.
struct MarkdownSpans {
  typealias Span = InlineMarkdown.Span

  private let language: String?
  private var spans: [Span] = []
  /// The attributes of the nodes around the next text, innermost last, and where their text begins.
  private var nodes: [(attributes: Span, start: Int)] = []

  /// - Parameter language: The language of words that agree with a number; nil leaves them as they
  ///   are, marked.
  init(language: String? = nil) { self.language = language }

  mutating func visit(_ node: MarkdownNode, _ isEntering: Bool) {
    switch node.kind {
    case "text", "html_inline": append(node.literal)
    case "code": append(node.literal, .code)
    case "softbreak": append(" ")
    case "linebreak": append("\n")
    case "emph": nest(isEntering) { $0.traits.insert(.emphasized) }
    case "strong": nest(isEntering) { $0.traits.insert(.stronglyEmphasized) }
    case "strikethrough": nest(isEntering) { $0.traits.insert(.strikethrough) }
    case "link": nest(isEntering) { $0.link = node.url }
    case "image" where InlineMarkdown.isAttributeMark(node.url):
      nest(isEntering) { $0.inflects = InlineMarkdown.inflects(node.url) }
    // A text can't show an image: its description is the text.
    case "image": nest(isEntering) { $0.image = node.url }
    default: break
    }
  }

  /// Returns what was collected, and begins again. Neighbours of the same attributes are one span.
  mutating func take() -> [Span] {
    defer { spans = [] }
    return spans.reduce(into: []) { joined, span in
      if var last = joined.last {
        last.text = span.text
        if last == span {
          joined[joined.count - 1].text += span.text
          return
        }
      }
      joined.append(span)
    }
  }

  private mutating func append(_ text: String, _ traits: InlinePresentationIntent = []) {
    var span = nodes.last?.attributes ?? Span(text: "")
    span.text = text
    span.traits.formUnion(traits)
    spans.append(span)
  }

  private mutating func nest(_ isEntering: Bool, _ change: (inout Span) -> Void) {
    if isEntering {
      var attributes = nodes.last?.attributes ?? Span(text: "")
      change(&attributes)
      nodes.append((attributes, spans.count))
    } else if let node = nodes.popLast(), node.attributes.inflects, let language {
      Self.agree(&spans[node.start...], language)
    }
  }

  /// Gives the last word the form that the number before it asks for.
  private static func agree(_ spans: inout ArraySlice<Span>, _ language: String) {
    for index in spans.indices { spans[index].inflects = false }
    guard let last = spans.lastIndex(where: { $0.text.contains(where: \.isLetter) }) else { return }
    let before = spans[..<last].map(\.text).joined()
    let agreed = Inflection.agreed(before + spans[last].text, language: language)
    if agreed.hasPrefix(before) { spans[last].text = String(agreed.dropFirst(before.count)) }
  }
}
