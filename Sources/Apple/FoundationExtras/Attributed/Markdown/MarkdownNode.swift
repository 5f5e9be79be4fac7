/// Text, or a run of delimiters that may come to emphasise what lies between it and another.
enum MarkdownNode {
  case text(InlineMarkdown.Span)
  case delimiter(Character, count: Int, opens: Bool, closes: Bool)

  /// Pairs closing delimiters with the nearest opening ones of their kind, as CommonMark does.
  static func matchEmphasis(_ nodes: inout [MarkdownNode]) {
    var closer = 0
    while closer < nodes.count {
      guard case .delimiter(let character, let closing, let closerOpens, true) = nodes[closer],
        closing > 0,
        let opener = opener(nodes, before: closer, character, closing, closerOpens)
      else {
        closer += 1
        continue
      }
      guard case .delimiter(_, let opening, let opens, let closes) = nodes[opener] else { return }
      let isTilde = character == "~"
      let used = isTilde ? closing : closing >= 2 && opening >= 2 ? 2 : 1
      let traits: InlinePresentationIntent =
        isTilde ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for i in (opener + 1)..<closer {
        switch nodes[i] {
        case .text(var span):
          span.traits.insert(traits)
          nodes[i] = .text(span)
        case .delimiter(let mark, let count, _, _):
          // What found no partner inside stays as written.
          nodes[i] = .text(.init(text: String(repeating: mark, count: count), traits: traits))
        }
      }
      nodes[opener] = .delimiter(character, count: opening - used, opens: opens, closes: closes)
      nodes[closer] = .delimiter(
        character, count: closing - used, opens: closerOpens, closes: true)
    }
  }

  private static func opener(
    _ nodes: [MarkdownNode], before closer: Int, _ character: Character, _ closing: Int,
    _ closerOpens: Bool
  ) -> Int? {
    for i in stride(from: closer - 1, through: 0, by: -1) {
      guard case .delimiter(character, let opening, true, let closes) = nodes[i], opening > 0 else {
        continue
      }
      if character == "~" {
        if opening == closing, opening <= 2 { return i }
        continue
      }
      let isAmbiguous = closes || closerOpens
      if isAmbiguous, (opening + closing) % 3 == 0, opening % 3 != 0 || closing % 3 != 0 {
        continue
      }
      return i
    }
    return nil
  }

  /// The spans in order; neighbours of one look are joined, delimiters left over are text.
  static func spans(_ nodes: [MarkdownNode]) -> [InlineMarkdown.Span] {
    var spans: [InlineMarkdown.Span] = []
    for node in nodes {
      let span: InlineMarkdown.Span
      switch node {
      case .text(let text): span = text
      case .delimiter(let mark, let count, _, _):
        if count == 0 { continue }
        span = .init(text: String(repeating: mark, count: count))
      }
      if let last = spans.indices.last, spans[last].traits == span.traits,
        spans[last].link == span.link, spans[last].image == span.image,
        spans[last].inflects == span.inflects
      {
        spans[last].text += span.text
      } else {
        spans.append(span)
      }
    }
    return spans
  }
}
