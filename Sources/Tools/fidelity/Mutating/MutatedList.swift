import DisplayList
import Foundation

/// A display list with one thing changed that somebody would notice.
struct MutatedList {
  enum Kind: String, CaseIterable {
    case color, digit, letter, movedLine, missingGlyph, shapeColor, movedShape, missingShape
    case symbolColor, symbolSize, movedSymbol, missingSymbol, coveredSymbol
  }
  let kind: Kind
  let list: DisplayList
  let message: String

  /// All that can be changed, in a fixed order; up to `most` of each kind, spread over the picture.
  ///
  /// - Parameters:
  ///   - glyphs: the glyph of each character, by face.
  ///   - scale: pixels per point.
  static func all(
    of list: DisplayList, glyphs: GlyphTable, scale: CGFloat, most: Int
  ) -> [MutatedList] {
    var found: [Kind: [MutatedList]] = [:]
    let symbols = symbols(of: list)
    for symbol in symbols {
      for mutation in mutations(of: symbol, in: list, scale) {
        found[mutation.kind, default: []].append(mutation)
      }
    }
    for (index, command) in list.commands.enumerated() {
      // A symbol's parts change together.
      if symbols.contains(where: { $0.commands.contains(index) }) { continue }
      switch command {
      case .glyphs(let run) where !run.isColor && run.text.contains { !$0.isWhitespace }:
        for mutation in mutations(of: run, at: index, glyphs, scale) {
          var changed = list
          changed.commands[index] = .glyphs(mutation.run)
          found[mutation.kind, default: []].append(
            MutatedList(kind: mutation.kind, list: changed, message: mutation.message))
        }
      case .fill(let outline, let rule, let paint):
        for mutation in mutations(of: outline, paint, at: index, scale) {
          var changed = list
          if let outline = mutation.outline, let paint = mutation.paint {
            changed.commands[index] = .fill(outline, rule, paint)
          } else {
            changed.commands.remove(at: index)
          }
          found[mutation.kind, default: []].append(
            MutatedList(kind: mutation.kind, list: changed, message: mutation.message))
        }
      default: break
      }
    }
    return Kind.allCases.flatMap { kind -> [MutatedList] in
      let each = found[kind] ?? []
      guard each.count > most else { return each }
      return (0..<most).map { each[$0 * each.count / most] }
    }
  }

  private static func mutations(
    of run: GlyphRun, at index: Int, _ glyphs: GlyphTable, _ scale: CGFloat
  ) -> [(kind: Kind, run: GlyphRun, message: String)] {
    var result: [(kind: Kind, run: GlyphRun, message: String)] = []
    var colored = run
    colored.paint = other(run.paint)
    result.append((.color, colored, "another colour of “\(run.text)”"))
    var moved = run
    let far = (index % 2 == 0 ? 2 : -2) / scale
    if index % 4 < 2 { moved.origin.x += far } else { moved.origin.y += far }
    result.append((.movedLine, moved, "“\(run.text)” moved"))
    let characters = Array(run.text)
    guard characters.count == run.glyphs.count, !run.isRightToLeft else { return result }
    for (i, character) in characters.enumerated()
    where character.isLetter || character.isNumber {
      // One of three, so that all places in a word are among them.
      guard (i + index) % 3 == 0 || characters.count < 4 else { continue }
      var missing = run
      missing.glyphs.remove(at: i)
      result.append((.missingGlyph, missing, "“\(run.text)” without its “\(character)”"))
      let choice = character.isNumber ? "0123456789" : "abdeghkmnopqsuvxzABCDEGHKNOPRSTUVX"
      let others = choice.filter {
        $0 != character && (character.isNumber || $0.isUppercase == character.isUppercase)
          && glyphs.glyph($0, run.face) != nil
      }
      guard !others.isEmpty else { continue }
      let pick = others[others.index(others.startIndex, offsetBy: (i * 7 + index) % others.count)]
      guard let glyph = glyphs.glyph(pick, run.face) else { continue }
      var changed = run
      changed.glyphs[i].id = glyph
      result.append(
        (
          character.isNumber ? .digit : .letter, changed,
          "“\(run.text)” with “\(pick)” for its “\(character)”"
        ))
    }
    return result
  }

  private static func mutations(
    of outline: Outline, _ paint: Paint, at index: Int, _ scale: CGFloat
  ) -> [(kind: Kind, outline: Outline?, paint: Paint?, message: String)] {
    guard case .color(let color) = paint, color.alpha > 0.1 else { return [] }
    let far = (index % 2 == 0 ? 2 : -2) / scale
    let move =
      index % 4 < 2
      ? CGAffineTransform(translationX: far, y: 0)
      : CGAffineTransform(translationX: 0, y: far)
    return [
      (.shapeColor, outline, other(paint), "another colour of a shape"),
      (.movedShape, outline.moved(by: move), paint, "a shape moved"),
      (.missingShape, nil, nil, "a shape missing"),
    ]
  }

  /// A paint that clearly differs from the given one.
  static func other(_ paint: Paint) -> Paint {
    guard case .color(let color) = paint else { return .color(RGBA(0, 0.48, 1)) }
    let isBlue = color.blue > color.red + 0.3
    return .color(
      isBlue ? RGBA(0.2, 0.2, 0.2, color.alpha) : RGBA(0, 0.48, 1, color.alpha))
  }
}

extension Outline {
  /// - Parameter move: a translation.
  fileprivate func moved(by move: CGAffineTransform) -> Outline {
    func at(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + move.tx, y: p.y + move.ty) }
    func at(_ r: CGRect) -> CGRect { CGRect(origin: at(r.origin), size: r.size) }
    switch self {
    case .rect(let rect): return .rect(at(rect))
    case .roundedRect(let rect, let cornerSize, let continuous):
      return .roundedRect(at(rect), cornerSize: cornerSize, continuous: continuous)
    case .ellipse(let rect): return .ellipse(at(rect))
    case .path(let segments):
      return .path(
        segments.map { segment in
          switch segment {
          case .move(let p): .move(at(p))
          case .line(let p): .line(at(p))
          case .quad(let p, let control): .quad(at(p), control: at(control))
          case .cubic(let p, let control1, let control2):
            .cubic(at(p), control1: at(control1), control2: at(control2))
          case .close: .close
          }
        })
    }
  }
}
