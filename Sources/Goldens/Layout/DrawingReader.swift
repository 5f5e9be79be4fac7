import DisplayList
import Foundation

/// Reads which view draws what, in words.
struct DrawingReader {
  struct Line {
    var baseline: CGFloat
    var text: String
  }

  private let views: [ViewRecord]
  private(set) var draws: [[LayoutNode.Step]]
  private(set) var lines: [[Line]]
  private var open: [Int] = []
  /// Groups that have begun and hold nothing yet: they belong to what comes first in them.
  private var waiting: [CompositingGroup] = []

  init(views: [ViewRecord]) {
    self.views = views
    draws = Array(repeating: [], count: views.count)
    lines = Array(repeating: [], count: views.count)
  }

  mutating func read(_ commands: [Command]) {
    for command in commands {
      switch command {
      case .beginView(let index):
        guard views.indices.contains(index) else { continue }
        open.append(index)
        settle()
      case .endView: if !open.isEmpty { open.removeLast() }
      case .beginGroup(let group): waiting.append(group)
      case .endGroup: if !waiting.isEmpty { waiting.removeLast() }
      case .fill(let outline, let rule, let paint):
        // A symbol is known by its name; its outlines would be most of what is kept.
        let isSymbol = open.last.map { views[$0].kind == "Image" } ?? false
        add { box in
          var values = Words.outline(outline, in: box)
          if isSymbol { values["outline"] = nil }
          if rule == .evenOdd { values["fillRule"] = "evenOdd" }
          return LayoutNode.Step(
            "fill", values.adding(Words.paint(paint, in: Words.box(outline, within: box))))
        }
      case .stroke(let outline, let stroke, let paint):
        add { box in
          let values = Words.outline(outline, in: box).adding(Words.stroke(stroke))
          return LayoutNode.Step(
            "stroke", values.adding(Words.paint(paint, in: Words.box(outline, within: box))))
        }
      case .glyphs(let run):
        add { LayoutNode.Step("glyphs", Words.run(run, in: $0)) }
        addLine(run)
      case .image(let image): add { LayoutNode.Step("image", Words.image(image, in: $0)) }
      }
    }
  }

  /// Equal steps in a row, such as the runs of a text, are one.
  private mutating func add(_ step: (CGRect) -> LayoutNode.Step) {
    guard let index = open.last else { return }
    settle()
    let step = step(views[index].frame)
    if step.name == "glyphs", draws[index].last == step { return }
    draws[index].append(step)
  }

  private mutating func settle() {
    guard let index = open.last, !waiting.isEmpty else { return }
    let groups = waiting
    waiting = []
    for group in groups {
      draws[index] += Words.group(group, in: views[index].frame)
      // A mask's views draw too.
      if let mask = group.mask { read(mask) }
    }
  }

  /// A link within a text is a view of its own; what it says belongs to the text's line.
  private mutating func addLine(_ run: GlyphRun) {
    guard var index = open.last else { return }
    if views[index].text == nil, let parent = views[index].parent, parent >= 0, parent < index,
      views[parent].text != nil
    {
      index = parent
    }
    guard views[index].text != nil else { return }
    if let last = lines[index].indices.last, abs(lines[index][last].baseline - run.origin.y) < 1 {
      lines[index][last].text += run.text
    } else {
      lines[index].append(Line(baseline: run.origin.y, text: run.text))
    }
  }
}

extension [String: String] {
  func adding(_ other: [String: String]) -> [String: String] {
    merging(other) { first, _ in first }
  }
}
