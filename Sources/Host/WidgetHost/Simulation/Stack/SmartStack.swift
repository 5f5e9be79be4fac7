import Foundation

/// The order of a Smart Stack's widgets over a day.
///
/// Apple says that an entry's score is relative to its own provider's, that the widget may rotate to
/// the top at the entry's date, and that there are other factors. How widgets of different providers
/// compare isn't published. Assumed here: each by its score's share of the highest that its provider
/// has given, the bundle's order among equals, and the top stays until another is more relevant.
enum SmartStack {
  /// The number of widgets that a stack holds; Apple's Human Interface Guidelines.
  static let capacity = 10

  /// - Parameter members: a widget's index and how relevant it is, in the order of the bundle.
  static func turns(
    of members: [(index: Int, relevance: [RelevanceRecord])], from start: Date
  ) -> [StackDay.Turn] {
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
