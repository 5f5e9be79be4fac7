import Testing

@testable import WidgetHost

/// The order in which items are worked on.
@Suite struct ItemQueueTests {
  @Test func itemsOfOneGroupComeOneAfterTheOther() {
    let queue = ItemQueue(["a", "a", "a"], 0)
    #expect(queue.take() == 0)
    queue.put(5, at: 0, seconds: 1)
    #expect(queue.take() == 1)
    #expect(queue.take() == 2)
    #expect(queue.take() == nil)
    queue.put(6, at: 2, seconds: 1)
    #expect(queue.all == [5, 0, 6])
  }

  @Test func theGroupWhoseItemsTakeLongestComesFirstAndUnknownOnesBefore() throws {
    let queue = ItemQueue(["quick", "quick", "slow", "slow", "slow", "new"], "")
    #expect(queue.take() == 0)
    queue.put("0", at: 0, seconds: 0.1)
    #expect(queue.take() == 2)
    queue.put("2", at: 2, seconds: 4)
    #expect(queue.take() == 5)
    queue.put("5", at: 5, seconds: 2)
    #expect([queue.take(), queue.take(), queue.take(), queue.take()] == [3, 4, 1, nil])
    #expect(queue.all == ["0", "", "2", "", "", "5"])
  }

  /// Workers that begin at the same time: none of their items is done when the next one is taken.
  @Test func anItemOfEachGroupComesBeforeTheSecondOfOne() {
    let queue = ItemQueue(["a", "a", "a", "b", "b", "c"], 0)
    #expect([queue.take(), queue.take(), queue.take()] == [0, 3, 5])
    #expect([queue.take(), queue.take()] == [1, 2])
    #expect([queue.take(), queue.take()] == [4, nil])
  }

  @Test func aGroupOfWhichNoItemIsDoneComesBeforeOnesOfWhichOneIs() {
    let queue = ItemQueue(["done", "done", "begun", "begun", "new"], 0)
    #expect([queue.take(), queue.take()] == [0, 2])
    queue.put(1, at: 0, seconds: 1000)
    #expect([queue.take(), queue.take(), queue.take(), queue.take()] == [4, 3, 1, nil])
  }
}
