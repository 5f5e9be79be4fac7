import Foundation

/// The sizes of a node for the last proposals. Layout asks most nodes for two to four: the first three are
/// stored in place, without an allocation. A stack in a stack in a stack is asked for more, and must not
/// be measured again for each: that would be exponential.
struct MeasureCache {
  private var first: (ProposedViewSize, CGSize)?
  private var second: (ProposedViewSize, CGSize)?
  private var third: (ProposedViewSize, CGSize)?
  private var others: [(ProposedViewSize, CGSize)] = []

  /// In the order asked; of many, not all.
  var entries: [(ProposedViewSize, CGSize)] { [first, second, third].compactMap { $0 } + others }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      if let first, first.0 == proposal { return first.1 }
      if let second, second.0 == proposal { return second.1 }
      if let third, third.0 == proposal { return third.1 }
      for entry in others where entry.0 == proposal { return entry.1 }
      return nil
    }
    set {
      guard let newValue else { return }
      if first == nil {
        first = (proposal, newValue)
      } else if second == nil {
        second = (proposal, newValue)
      } else if third == nil {
        third = (proposal, newValue)
      } else {
        if others.count == 61 { others.removeFirst() }
        others.append((proposal, newValue))
      }
    }
  }
}
