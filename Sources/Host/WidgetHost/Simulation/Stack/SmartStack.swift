import Foundation

/// The widgets of a Smart Stack and their order over a day.
///
/// Apple says that an entry's score is relative to its own provider's, that the widget may rotate to
/// the top at the entry's date, and that there are other factors. How widgets of different providers
/// compare isn't published. Assumed here: each by its score's share of the highest that its provider
/// has given, the bundle's order among equals, and the top stays until another is more relevant.
enum SmartStack {
  /// A widget's index, and its relevance by date.
  typealias Member = (index: Int, relevance: [RelevanceRecord])

  /// The widgets that a stack holds, and those beyond its capacity, both in the order of the bundle.
  ///
  /// On a device a person or the system chooses them; the system's choice isn't published. Assumed here: widgets
  /// that are relevant at some time come first, and the bundle's order decides among equals.
  ///
  /// - Parameter candidates: the widgets of one size, in the order of the bundle.
  static func selection(
    of candidates: [Member], capacity: Int
  ) -> (members: [Member], leftOut: [StackDay.LeftOut]) {
    let relevant = candidates.filter(isRelevant)
    let others = candidates.filter { !isRelevant($0) }
    let held = Set((relevant + others).prefix(capacity).map(\.index))
    let leftOut = candidates.filter { !held.contains($0.index) }.map { widget in
      StackDay.LeftOut(
        widget: widget.index, reason: isRelevant(widget) ? .laterInBundle : .neverRelevant)
    }
    return (candidates.filter { held.contains($0.index) }, leftOut)
  }

  private static func isRelevant(_ widget: Member) -> Bool {
    widget.relevance.contains { $0.share > 0 }
  }

  /// - Parameter members: in the order of the bundle.
  static func turns(of members: [Member], from start: Date) -> [StackDay.Turn] {
    let dates = Set(members.flatMap { $0.relevance.map(\.from) } + [start])
      .filter { $0 >= start }.sorted()
    var turns: [StackDay.Turn] = []
    var top: Int?
    for date in dates {
      let shares = members.enumerated().map { place, member in
        let share = member.relevance.last { $0.from <= date }?.share ?? 0
        return (place: place, index: member.index, share: share)
      }
      let best = shares.map(\.share).max() ?? 0
      let order = shares.sorted { a, b in
        if a.share != b.share { return a.share > b.share }
        let aStays = a.index == top && a.share == best, bStays = b.index == top && b.share == best
        if aStays != bStays { return aStays }
        return a.place < b.place
      }.map(\.index)
      top = order.first
      if turns.last?.order != order { turns.append(StackDay.Turn(from: date, order: order)) }
    }
    return turns
  }
}
