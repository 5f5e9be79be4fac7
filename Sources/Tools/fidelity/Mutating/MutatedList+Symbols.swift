import DisplayList
import Foundation
import InkComparison

extension MutatedList {
  /// A symbol of a display list.
  struct DrawnSymbol {
    /// The commands between the view's beginning and its end.
    let commands: Range<Int>
    let frame: CGRect
    let name: String
  }

  /// The views that draw a symbol, and nothing but its outlines.
  static func symbols(of list: DisplayList) -> [DrawnSymbol] {
    list.commands.indices.compactMap { start in
      guard case .beginView(let view) = list.commands[start], list.views.indices.contains(view),
        list.views[view].kind == "Image"
      else { return nil }
      let end =
        list.commands[(start + 1)...].firstIndex {
          if case .fill = $0 { false } else { true }
        } ?? start
      guard end > start + 1, list.commands[end] == .endView else { return nil }
      let record = list.views[view]
      return DrawnSymbol(
        commands: start + 1..<end, frame: record.frame, name: record.label ?? "a symbol")
    }
  }

  static func mutations(
    of symbol: DrawnSymbol, in list: DisplayList, _ scale: CGFloat
  ) -> [MutatedList] {
    let fills = Array(list.commands[symbol.commands])
    func changed(_ kind: Kind, _ commands: [Command], _ words: String) -> MutatedList {
      var result = list
      result.commands.replaceSubrange(symbol.commands, with: commands)
      return MutatedList(kind: kind, list: result, message: "“\(symbol.name)” \(words)")
    }
    func mapped(_ transform: CGAffineTransform) -> [Command] {
      [.beginGroup(Group(transform: transform))] + fills + [.endGroup]
    }
    let colored = fills.map { command -> Command in
      guard case .fill(let outline, let rule, let paint) = command else { return command }
      return .fill(outline, rule, other(paint))
    }
    let far = (symbol.commands.lowerBound % 2 == 0 ? 2 : -2) / scale
    let move =
      symbol.commands.lowerBound % 4 < 2
      ? CGAffineTransform(translationX: far, y: 0) : CGAffineTransform(translationX: 0, y: far)
    var result = [
      changed(.symbolColor, colored, "in another colour"),
      changed(.movedSymbol, mapped(move), "moved"), changed(.missingSymbol, [], "missing"),
    ]
    let frame = symbol.frame
    let least = min(frame.width, frame.height) * scale
    guard least >= 16 else { return result }
    // Two and a half pixels fewer on each side of the shorter length.
    let factor = 1 - 5 / least
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let smaller = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: center.x * (1 - factor), ty: center.y * (1 - factor))
    result.append(changed(.symbolSize, mapped(smaller), "smaller"))
    // A badge of its own, of about a third of the symbol.
    let badge = CGRect(
      x: frame.midX, y: frame.midY, width: frame.width / 3, height: frame.width / 3)
    if case .fill(_, _, let paint)? = fills.first {
      var covered = list
      covered.commands.insert(
        .fill(.ellipse(badge), .nonZero, other(paint)), at: symbol.commands.upperBound + 1)
      result.append(
        MutatedList(kind: .coveredSymbol, list: covered, message: "“\(symbol.name)” with a badge"))
    }
    return result
  }
}
