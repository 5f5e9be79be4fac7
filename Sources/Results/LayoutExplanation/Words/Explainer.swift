import DisplayList
import Foundation

/// Puts one view's explanation together.
struct Explainer {
  let tree: StepTree

  func view(_ index: Int) -> ExplainedView {
    let item = tree.items[index]
    let record = item.view.map { tree.views[$0] }
    let step = item.step.map { tree.steps[$0] }
    var view = ExplainedView(
      index: index, view: tree.kind(index), name: tree.name(index), parent: item.parent,
      frame: ExplainedView.frame(record?.frame ?? step?.frame ?? .zero), text: record?.text,
      color: record?.color, label: record?.label, link: record?.link,
      identifier: record?.identifier, modifiers: [], steps: [], why: [])
    guard let own = item.step, let step else { return view }
    let isModified = tree.isNamedModifier(own)
    let isBody = item.view.map { $0 != step.views.last } ?? false || isModified
    let chain = tree.chain(of: own)
    let modifiers = isModified ? chain[...] : chain.dropLast()
    view.modifiers = modifiers.compactMap { ModifierText.text(tree.steps[$0]) }
    view.steps = steps(chain, name: view.view)
    if case .text(let text) = step.facts, !isBody { view.textFacts = TextWords.facts(text) }
    if case .stack(let stack) = step.facts {
      view.gaps = stack.gaps.map(ExplainedView.number)
      if stack.isMirrored { view.isRightToLeft = true }
    }
    view.why = why(chain, isBody: isBody)
    if !isBody { view.remark = remark(item, chain, step) }
    return view
  }

  private func why(_ chain: [Int], isBody: Bool) -> [String] {
    var words = ContainerWords(tree: tree).words(for: chain[0])
    guard let own = chain.last else { return words }
    if tree.isNamedModifier(own) {
      let inner = tree.content(ofModifier: own).map { [$0] } ?? []
      return words + ModifierWords(tree: tree).words(chain + inner)
    }
    if case .text(let text) = tree.steps[own].facts, text.isTruncated || text.scale < 0.9995,
      let origin = ContainerWords(tree: tree).widthWords(for: chain[0])
    {
      words.insert(origin, at: 0)
    }
    words += ModifierWords(tree: tree).words(chain)
    if isBody {
      if let inner = tree.steps[own].views.last {
        words.append("Its body is the \(tree.views[inner].kind) in it, which has its size.")
      }
      return words
    }
    return words + OwnWords(tree: tree).words(own)
  }

  private func remark(
    _ item: StepTree.Item, _ chain: [Int], _ step: LayoutTrace.Step
  ) -> String? {
    switch step.facts {
    case .text(let text):
      if text.redaction != nil { return "hidden" }
      if text.isTruncated { return "cut" }
      if text.scale < 0.9995 { return "scaled to \(Numbers.percent(text.scale))" }
    case .image(let image) where image.redaction != nil: return "hidden"
    default: break
    }
    for index in chain {
      guard case .clip = tree.steps[index].facts else { continue }
      let content = tree.extent(in: index), frame = tree.steps[index].frame
      if content.width > frame.width + 0.5 || content.height > frame.height + 0.5 {
        return "clipped"
      }
    }
    guard let parent = item.parent, let around = tree.items[parent].view,
      case let room = tree.views[around].frame,
      step.frame.width > room.width + 0.5 || step.frame.height > room.height + 0.5
    else { return nil }
    return "too large"
  }

  private func steps(_ chain: [Int], name: String) -> [ExplainedView.Step] {
    var by = tree.steps[chain[0]].parent.map(tree.containerName) ?? "picture"
    return chain.enumerated().compactMap { place, index in
      let step = tree.steps[index]
      let isOwn = place == chain.count - 1
      guard let text = isOwn ? name : ModifierText.text(step) else { return nil }
      defer { by = text }
      return ExplainedView.Step(
        step: text, by: by,
        offered: [OfferedLength(step.proposal.width), OfferedLength(step.proposal.height)],
        took: ExplainedView.pair(step.frame.size),
        asked: step.answers.filter { $0.proposal != step.proposal }.map {
          ExplainedView.Question(
            offered: [OfferedLength($0.proposal.width), OfferedLength($0.proposal.height)],
            took: [answer($0.size.width), answer($0.size.height)])
        })
    }
  }

  /// A view may answer that it would take everything.
  private func answer(_ length: CGFloat) -> OfferedLength { OfferedLength(length) }
}
