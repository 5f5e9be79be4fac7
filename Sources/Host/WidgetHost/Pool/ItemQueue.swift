import Foundation

/// The items of a run that are to be worked on, and the results of those done.
///
/// Items in the order in which workers take them: one of each group in the groups' order, then further ones of groups of
/// which none is done, and then those of the groups whose items took longest. So no worker still has a long item when the
/// others have nothing more to do.
final class ItemQueue<Result: Sendable>: @unchecked Sendable {
  private struct Group {
    /// The indices of its items, the next one last.
    var left: [Int]
    /// The seconds that its last item took. One that hasn't been taken may take longer than all that have, and one
    /// that isn't done than all that are.
    var seconds = Double.infinity
  }

  private let lock = NSLock()
  private var groups: [Group] = []
  private let groupOfItem: [Int]
  private var results: [Result]

  /// - Parameters:
  ///   - names: the name of each item's group.
  ///   - none: the result of an item that isn't done.
  init(_ names: [String], _ none: Result) {
    results = Array(repeating: none, count: names.count)
    var indices: [String: Int] = [:]
    var groupOfItem: [Int] = []
    for (item, name) in names.enumerated() {
      let index = indices[name] ?? groups.count
      if index == groups.count {
        indices[name] = index
        groups.append(Group(left: []))
      }
      groups[index].left.append(item)
      groupOfItem.append(index)
    }
    self.groupOfItem = groupOfItem
    for index in groups.indices { groups[index].left.reverse() }
  }

  /// - Returns: the index of the next item; nil where none is left.
  func take() -> Int? {
    lock.withLock {
      var best: (group: Int, item: Int, seconds: Double)?
      for (index, group) in groups.enumerated() {
        guard let item = group.left.last else { continue }
        if let best, (best.seconds, -best.item) >= (group.seconds, -item) { continue }
        best = (index, item, group.seconds)
      }
      guard let best else { return nil }
      groups[best.group].left.removeLast()
      if best.seconds == .infinity { groups[best.group].seconds = .greatestFiniteMagnitude }
      return best.item
    }
  }

  /// - Parameter seconds: the time that the item took.
  func put(_ result: Result, at index: Int, seconds: Double) {
    lock.withLock {
      results[index] = result
      groups[groupOfItem[index]].seconds = seconds
    }
  }

  var all: [Result] { lock.withLock { results } }
}
