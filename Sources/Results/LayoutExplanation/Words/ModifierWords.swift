import DisplayList
import Foundation

/// The reasons that lie in the modifiers of a view, from the outermost in.
struct ModifierWords {
  let tree: StepTree

  func words(_ chain: [Int]) -> [String] {
    zip(chain, chain.dropFirst()).compactMap { outer, inner in
      words(tree.steps[outer], around: tree.steps[inner])
    }
  }

  private func words(_ step: LayoutTrace.Step, around inner: LayoutTrace.Step) -> String? {
    guard let text = ModifierText.text(step) else { return nil }
    if case .clip = step.facts { return clip(text, step, chain: step) }
    guard let trait = step.trait else { return nil }
    switch trait.id {
    case .padding: return padding(text, step, inner)
    case .frame: return frame(text, trait, step, inner)
    case .fixedSize: return fixedSize(text, trait, step, inner)
    case .aspectRatio where inner.proposal == step.proposal: return nil
    case .aspectRatio:
      return "\(text) offered \(Numbers.proposal(inner.proposal)) where "
        + "\(Numbers.proposal(step.proposal)) was offered, to keep the ratio."
    case .offset:
      return "\(text) draws it away from its place, which the layout keeps where it was."
    case .position:
      return "\(text) takes all that is offered and puts the view’s center there."
    case .containerRelativeFrame:
      return "\(text) gives it a part of the container’s size, \(Numbers.size(step.frame.size))."
    default: return nil
    }
  }

  private func padding(
    _ text: String, _ step: LayoutTrace.Step, _ inner: LayoutTrace.Step
  ) -> String {
    let width = step.frame.width - inner.frame.width
    let height = step.frame.height - inner.frame.height
    var sides: [String] = []
    if !Numbers.same(width, 0) { sides.append("\(Numbers.points(width)) of the width") }
    if !Numbers.same(height, 0) { sides.append("\(Numbers.points(height)) of the height") }
    return "\(text) takes \(sides.isEmpty ? "nothing" : sides.joined(separator: " and "))."
  }

  // MARK: Frames

  private func frame(
    _ text: String, _ trait: ViewTrait, _ step: LayoutTrace.Step, _ inner: LayoutTrace.Step
  ) -> String {
    var parts: [String] = []
    if trait["width"] != nil {
      parts.append(fixed("wide", step.frame.width, step.proposal.width, inner.frame.width))
    }
    if trait["height"] != nil {
      parts.append(fixed("high", step.frame.height, step.proposal.height, inner.frame.height))
    }
    if trait["maxWidth"] != nil || trait["minWidth"] != nil {
      parts.append(flexible("wide", step.frame.width, step.proposal.width, inner.frame.width))
    }
    if trait["maxHeight"] != nil || trait["minHeight"] != nil {
      parts.append(flexible("high", step.frame.height, step.proposal.height, inner.frame.height))
    }
    if parts.isEmpty { return "\(text) sets the ideal size." }
    return "\(text) is \(parts.joined(separator: " and "))."
  }

  private func fixed(
    _ adjective: String, _ length: CGFloat, _ offered: CGFloat?, _ content: CGFloat
  ) -> String {
    var words = "\(Numbers.points(length)) \(adjective)"
    if let offered, offered.isFinite, !Numbers.same(offered, length) {
      words += " though \(Numbers.points(offered)) was offered"
    }
    if content > length + 0.01 {
      words += " (its content needs \(Numbers.points(content)) and reaches beyond it)"
    }
    return words
  }

  private func flexible(
    _ adjective: String, _ length: CGFloat, _ offered: CGFloat?, _ content: CGFloat
  ) -> String {
    let words = "\(Numbers.points(length)) \(adjective)"
    if let offered, Numbers.same(offered, length), !Numbers.same(content, length) {
      return words + ", all that it was offered, around \(Numbers.points(content)) of content"
    }
    if Numbers.same(content, length) { return words + ", as its content is" }
    return words
  }

  private func fixedSize(
    _ text: String, _ trait: ViewTrait, _ step: LayoutTrace.Step, _ inner: LayoutTrace.Step
  ) -> String {
    let axes = trait[.axes]?.word ?? ""
    var parts: [String] = []
    var over: [String] = []
    func add(_ name: String, _ adjective: String, _ length: CGFloat, _ offered: CGFloat?) {
      guard axes.contains(name) else { return }
      parts.append("\(Numbers.points(length)) \(adjective)")
      guard let offered, offered.isFinite, length > offered + 0.01 else { return }
      over.append(
        "\(Numbers.points(offered)) was offered: it reaches \(Numbers.points(length - offered)) beyond"
      )
    }
    add("horizontal", "wide", inner.frame.width, step.proposal.width)
    add("vertical", "high", inner.frame.height, step.proposal.height)
    let size = "\(text) gives its content the ideal size, \(parts.joined(separator: " and "))"
    return over.isEmpty
      ? "\(size), whatever is offered." : "\(size), though \(over.joined(separator: ", and "))."
  }

  // MARK: Clipping

  /// - Parameter chain: the clip, whose content may be larger than itself.
  private func clip(
    _ text: String, _ step: LayoutTrace.Step, chain: LayoutTrace.Step
  ) -> String? {
    guard let index = tree.steps.firstIndex(where: { $0 == step }) else { return nil }
    let content = tree.extent(in: index)
    var sides: [String] = []
    let width = content.width - step.frame.width, height = content.height - step.frame.height
    if width > 0.01 {
      sides.append(
        "\(Numbers.points(width)) of its content’s \(Numbers.points(content.width)) of width")
    }
    if height > 0.01 {
      sides.append(
        "\(Numbers.points(height)) of its content’s \(Numbers.points(content.height)) of height")
    }
    if sides.isEmpty { return nil }
    return "\(text) cuts off what is outside its \(Numbers.size(step.frame.size)): "
      + sides.joined(separator: " and ") + "."
  }
}
