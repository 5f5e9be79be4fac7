import DisplayList
import Foundation

/// The reasons that lie in a view itself.
struct OwnWords {
  let tree: StepTree

  func words(_ index: Int) -> [String] {
    let step = tree.steps[index]
    switch step.facts {
    case .text(let text): return TextWords.words(text, step)
    case .spacer(let minLength, let isHorizontal):
      return spacer(index, minLength, isHorizontal)
    case .image(let image): return self.image(image, step)
    case .stack(let stack): return self.stack(stack, step)
    case .layers(let leaders, _): return layers(leaders, step)
    case .grid(let grid): return self.grid(grid, step)
    case .containerBackground:
      return ["It is the background of the whole widget, behind the content margins, too."]
    case .none where step.views.count > 0: return shape(step)
    default: return []
    }
  }

  // MARK: Spacers

  private func spacer(_ index: Int, _ minLength: CGFloat, _ isHorizontal: Bool?) -> [String] {
    let step = tree.steps[index]
    guard let isHorizontal else {
      return ["A Spacer outside a stack takes all that it is offered."]
    }
    let length = isHorizontal ? step.frame.width : step.frame.height
    if length > minLength + 0.01 {
      return [
        "A Spacer takes all that the other views leave, since it is asked last: "
          + "\(Numbers.points(length))."
      ]
    }
    return [
      "Nothing is left for the Spacer, which keeps its minimum length, \(Numbers.points(minLength))."
    ]
  }

  // MARK: Images and shapes

  private func image(_ image: LayoutTrace.Image, _ step: LayoutTrace.Step) -> [String] {
    var words: [String] = []
    if let redaction = image.redaction { words.append(Self.hidden("image", redaction)) }
    guard let size = image.size else {
      return words + ["There is no such image, so it has no size."]
    }
    if image.isResizable {
      words.append(
        "It is resizable: it took the \(Numbers.proposal(step.proposal)) that it was offered.")
    } else {
      words.append(
        "It isn’t resizable: it has the image’s own size, \(Numbers.size(size)), whatever is offered."
      )
    }
    return words
  }

  static func hidden(_ noun: String, _ redaction: LayoutTrace.Text.Redaction) -> String {
    switch redaction {
    case .privacy:
      return "The \(noun) is hidden: it is privacySensitive, and the device is locked."
    case .placeholder:
      return
        "The \(noun) is hidden, as everything in a placeholder is: its redaction reasons have .placeholder."
    }
  }

  private func shape(_ step: LayoutTrace.Step) -> [String] {
    let (width, height) = (step.proposal.width, step.proposal.height)
    guard let width, let height, Numbers.same(width, step.frame.width),
      Numbers.same(height, step.frame.height)
    else { return [] }
    return ["It took all that it was offered, \(Numbers.size(step.frame.size))."]
  }

  // MARK: Containers

  private func stack(_ stack: LayoutTrace.Stack, _ step: LayoutTrace.Step) -> [String] {
    var words: [String] = []
    let length = stack.isHorizontal ? step.frame.width : step.frame.height
    let side = stack.isHorizontal ? "width" : "height"
    if let offered = stack.length, offered.isFinite, length > offered + 0.01 {
      words.append(
        "Its views don’t fit: they need \(Numbers.points(length)) of \(side), and "
          + "\(Numbers.points(offered)) was offered. It reaches \(Numbers.points(length - offered)) beyond."
      )
    }
    if !stack.gaps.isEmpty {
      let count = stack.gaps.count + 1
      words.append("It has \(count) views with \(gaps(stack)) between them.")
    }
    if stack.isMirrored, stack.isHorizontal {
      words.append("It runs from right to left: its first view is at the right, its leading edge.")
    } else if stack.isMirrored {
      words.append("Its leading edge is the right one: the layout runs from right to left.")
    }
    return words
  }

  private func gaps(_ stack: LayoutTrace.Stack) -> String {
    let values = Set(stack.gaps.map(Numbers.plain))
    let origin = stack.spacing == nil ? "which they prefer" : "its spacing"
    if values.count == 1, let one = values.first { return "\(one) pt, \(origin)," }
    return "\(stack.gaps.map(Numbers.plain).joined(separator: ", ")) pt, \(origin),"
  }

  private func layers(_ leaders: [Int], _ step: LayoutTrace.Step) -> [String] {
    guard let widest = leaders.max(by: { tree.steps[$0].frame.width < tree.steps[$1].frame.width })
    else { return [] }
    return [
      "It is as large as the largest of its views: \(tree.name(ofStep: widest)) is "
        + "\(Numbers.points(tree.steps[widest].frame.width)) wide."
    ]
  }

  private func grid(_ grid: LayoutTrace.Grid, _ step: LayoutTrace.Step) -> [String] {
    var words = [
      "Its columns are \(grid.columns.map(Numbers.plain).joined(separator: ", ")) pt wide, its rows "
        + "\(grid.rows.map(Numbers.plain).joined(separator: ", ")) pt high."
    ]
    if grid.isMirrored {
      words.append("Its first column is at the right: the layout runs from right to left.")
    }
    return words
  }
}
