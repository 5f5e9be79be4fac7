import DisplayList
import Foundation

/// Text that isn't wholly seen: cut short, clipped, or beyond the edge.
enum TextFit {
  /// The points by which a text's box may overflow: its ink is smaller than its box.
  private static let slack: CGFloat = 1

  static func observations(_ list: DisplayList) -> [FrameAudit.Observation] {
    let canvas = CGRect(origin: .zero, size: list.size).insetBy(dx: -slack, dy: -slack)
    let clips = clips(of: list)
    var found: [FrameAudit.Observation] = []
    for (index, view) in list.views.enumerated() {
      guard view.kind == "Text", let text = view.text, !text.isEmpty, clips[index] != .notDrawn
      else { continue }
      func note(_ rule: AuditRule, _ what: String) {
        found.append(.init(rule, view: "Text", region: view.frame, "“\(shortened(text))” \(what)"))
      }
      if view.isTruncated { note(.truncatedText, "is cut short, with … in place of the rest.") }
      if !canvas.contains(view.frame), clips[index] != .turned {
        note(.contentBeyondEdge, "reaches beyond the edge of the widget.")
      } else if case .cut(let visible) = clips[index],
        !visible.insetBy(dx: -slack, dy: -slack).contains(view.frame)
      {
        note(.clippedText, "is cut by a clip around it.")
      }
    }
    return found
  }

  static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(57) + "…" : line
  }

  private enum Sight: Equatable {
    /// Within this rectangle of the canvas.
    case cut(CGRect)
    case whole
    /// A transform is around it, so that its frame isn't its visible position.
    case turned
    case notDrawn
  }

  /// The visible area of each view. Only rectangles of clips count: a rounded corner is too small
  /// to hide a letter.
  private static func clips(of list: DisplayList) -> [Sight] {
    var sights = [Sight](repeating: .notDrawn, count: list.views.count)
    var groups: [Sight] = [.whole]
    for command in list.commands {
      switch command {
      case .beginView(let index): sights[index] = groups.last ?? .whole
      case .beginGroup(let group): groups.append(within(groups.last ?? .whole, group))
      case .endGroup: groups.removeLast()
      default: break
      }
    }
    return sights
  }

  private static func within(_ outer: Sight, _ group: CompositingGroup) -> Sight {
    if outer == .turned || group.transform != .identity || group.projection != nil {
      return .turned
    }
    guard let clip = group.clip?.box else { return outer }
    if case .cut(let rect) = outer { return .cut(rect.intersection(clip)) }
    return .cut(clip)
  }
}

extension Outline {
  /// The bounds of an outline; nil for a path, whose bounds would have to be computed.
  fileprivate var box: CGRect? {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect
    case .roundedRect(let rect, _, _): rect
    case .path: nil
    }
  }
}
