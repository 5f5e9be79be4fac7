import DisplayList
import Foundation

/// Takes the display lists of the frames that are made in its task.
final class ListKeeper: @unchecked Sendable {
  private let lock = NSLock()
  private var lists: [String: DisplayList] = [:]

  func keep(_ list: DisplayList, for id: String) { lock.withLock { lists[id] = list } }
  func list(of id: String) -> DisplayList? { lock.withLock { lists[id] } }
}
