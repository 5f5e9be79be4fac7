import DisplayList
import Foundation

/// A modifier as one would write it in source: `padding(8)`, `frame(width: 80, alignment: .leading)`.
enum ModifierText {
  /// - Returns: nil for a step that takes no part in the layout.
  static func text(_ step: LayoutTrace.Step) -> String? {
    switch step.facts {
    case .modifier(let name): return "\(name)(…)"
    case .clip(let name): return name == "clipped" ? "clipped()" : "\(name)(…)"
    case .layer(_, let isBehind): return isBehind ? "background(…)" : "overlay(…)"
    default: return step.trait.map(text)
    }
  }

  static func text(_ trait: ViewTrait) -> String {
    switch trait.id {
    case .padding: return "padding(\(insets(trait)))"
    case .fixedSize: return fixedSize(trait)
    case .aspectRatio: return aspectRatio(trait)
    case .layoutPriority, .zIndex: return "\(trait.id.rawValue)(\(value(trait[.value])))"
    case .frame: return "frame(\(arguments(trait, frameOrder)))"
    case .alignmentGuide:
      return trait.values.entries.first.map {
        "alignmentGuide(.\($0.field.name), at: \(value($0.value)))"
      } ?? "alignmentGuide(…)"
    case .gridCell: return "gridCell(\(arguments(trait, trait.values.fields.map(\.name))))"
    default:
      return "\(trait.id.rawValue)(\(arguments(trait, trait.values.fields.map(\.name))))"
    }
  }

  private static let frameOrder = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight", "alignment",
  ]

  private static func arguments(_ trait: ViewTrait, _ order: [String]) -> String {
    order.compactMap { name in
      trait[TraitField(name)].map { "\(name): \(value($0))" }
    }.joined(separator: ", ")
  }

  private static func value(_ value: TraitValue?) -> String {
    switch value {
    case .number(let number): number == .infinity ? ".infinity" : Numbers.plain(number)
    case .numbers(let numbers): numbers.map(Numbers.plain).joined(separator: " ")
    case .word(let word): isName(word) ? ".\(word)" : word
    case nil: ""
    }
  }

  private static func isName(_ word: String) -> Bool {
    word.first?.isLowercase == true && word.allSatisfy { $0.isLetter }
  }

  private static func insets(_ trait: ViewTrait) -> String {
    func inset(_ edge: String) -> CGFloat { trait[TraitField(edge)]?.number ?? 0 }
    let (top, leading, bottom, trailing) = (
      inset("top"), inset("leading"), inset("bottom"), inset("trailing")
    )
    if top == bottom, leading == trailing {
      if top == leading { return Numbers.plain(top) }
      if top == 0 { return ".horizontal, \(Numbers.plain(leading))" }
      if leading == 0 { return ".vertical, \(Numbers.plain(top))" }
    }
    let given = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
      .filter { $0.1 != 0 }
    if given.count == 1 { return ".\(given[0].0), \(Numbers.plain(given[0].1))" }
    return given.map { "\($0.0): \(Numbers.plain($0.1))" }.joined(separator: ", ")
  }

  private static func fixedSize(_ trait: ViewTrait) -> String {
    switch trait[.axes]?.word {
    case "horizontal": "fixedSize(horizontal: true, vertical: false)"
    case "vertical": "fixedSize(horizontal: false, vertical: true)"
    default: "fixedSize()"
    }
  }

  private static func aspectRatio(_ trait: ViewTrait) -> String {
    let mode = trait["contentMode"]?.word ?? "fit"
    guard let ratio = trait["ratio"]?.number else { return "aspectRatio(contentMode: .\(mode))" }
    return "aspectRatio(\(Numbers.plain(ratio)), contentMode: .\(mode))"
  }
}
