import Foundation
import FoundationExtras
import Testing

/// Expectations from “Predicate Format String Syntax” in Apple's Predicate Programming Guide.
@Suite struct PredicateTests {
  private final class Person: NSObject {
    var name = "Ann"
    var age = 41
  }

  @Test func aTextMatchesARegularExpressionAsAWhole() {
    let mail = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    #expect(mail.evaluate(with: "a.b@c.org"))
    #expect(!mail.evaluate(with: "see a.b@c.org"))
  }

  @Test func anObjectsStoredPropertiesAreCompared() {
    let older = NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 40, "an")
    #expect(older.evaluate(with: Person()))
    #expect(!NSPredicate(format: "age < 40").evaluate(with: Person()))
  }

  @Test func aListIsFiltered() {
    let words = ["apple", "pear", "plum"] as NSArray
    let found = words.filtered(using: NSPredicate(format: "SELF CONTAINS %@", "p"))
    #expect(found as? [String] == ["apple", "pear", "plum"])
    let short = words.filtered(using: NSPredicate(format: "SELF LIKE %@", "p???"))
    #expect(short as? [String] == ["pear", "plum"])
  }
}

/// https://developer.apple.com/documentation/foundation/nskeyvaluecoding,
/// https://developer.apple.com/documentation/foundation/nsmaptable
@Suite struct KeyValueTests {
  private class Base: NSObject { var title = "x" }
  private final class Item: Base {
    var child: Item?
    var size = 3
  }

  @Test func storedPropertiesAreFoundByName() {
    let item = Item()
    item.child = Item()
    #expect(item.value(forKey: "size") as? Int == 3)
    #expect(item.value(forKey: "title") as? String == "x")
    #expect(item.value(forKeyPath: "child.size") as? Int == 3)
    #expect(item.value(forKey: "other") == nil)
  }

  @Test func theFirstValueIsReportedWhereItIsAskedFor() {
    var values: [Int?] = []
    let item = Item()
    let token = item.observe(\.size, options: [.initial, .new]) { values.append($1.newValue) }
    item.size = 4
    token.invalidate()
    #expect(values == [3])
  }

  @Test func aWeakTableLetsGo() {
    let table = NSHashTable<Item>.weakObjects()
    let kept = Item()
    table.add(kept)
    do {
      let gone = Item()
      table.add(gone)
      #expect(table.count == 2)
    }
    #expect(table.count == 1)
    #expect(table.contains(kept))
  }

  @Test func aMapTablesKeysAreEqualByValue() {
    let map = NSMapTable<NSString, Item>.strongToWeakObjects()
    let item = Item()
    map.setObject(item, forKey: "a" as NSString)
    #expect(map.object(forKey: NSString(string: "a")) === item)
    map.removeObject(forKey: "a" as NSString)
    #expect(map.count == 0)
  }

  @Test func severalFilesAreReadInOneTurn() {
    let coordinator = NSFileCoordinator(filePresenter: nil)
    let intent = NSFileAccessIntent.readingIntent(with: URL(fileURLWithPath: "/a"))
    let queue = OperationQueue()
    nonisolated(unsafe) var wasCalled = false
    coordinator.coordinate(with: [intent], queue: queue) { wasCalled = $0 == nil }
    queue.waitUntilAllOperationsAreFinished()
    #expect(wasCalled)
    #expect(intent.url.path == "/a")
  }
}
