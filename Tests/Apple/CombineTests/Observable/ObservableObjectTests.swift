import Combine
import Testing

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

private final class NamedCounter: Counter {
  @Published var suffix = ""
}

private final class Manual: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var value = 0 { willSet { objectWillChange.send() } }
}

private final class Gauge: ObservableObject {
  @Published var level = 0
}

@Suite struct ObservableObjectTests {
  @Test func aPublishedPropertySendsBeforeItIsSet() {
    let counter = Counter()
    var heard: [Int] = []
    var seen: [Int] = []
    let token = counter.$count.sink {
      heard.append($0)
      seen.append(counter.count)
    }
    counter.count = 1
    counter.count = 2
    #expect(heard == [0, 1, 2])
    #expect(seen == [0, 0, 1])
    _ = token
  }

  @Test func everyPublishedPropertyAnnouncesTheObjectsChange() {
    let counter = Counter()
    var changes: [Int] = []
    let token = counter.objectWillChange.sink { changes.append(counter.count) }
    counter.count = 5
    counter.name = "b"
    #expect(changes == [0, 5])
    _ = token
  }

  @Test func thePropertiesOfAClassAndItsSuperclassShareAPublisher() {
    let counter = NamedCounter()
    var changes = 0
    let token = counter.objectWillChange.sink { changes += 1 }
    counter.suffix = "x"
    counter.count = 1
    #expect(changes == 2)
    #expect(counter.objectWillChange === counter.objectWillChange)
    _ = token
  }

  @Test func anObjectMayBringItsOwnPublisher() {
    let object = Manual()
    var changes = 0
    let token = object.objectWillChange.sink { changes += 1 }
    object.value = 3
    #expect(changes == 1)
    _ = token
  }

  @Test func valuesCanBeAssignedToAPublishedProperty() {
    let gauge = Gauge()
    let source = PassthroughSubject<Int, Never>()
    source.assign(to: &gauge.$level)
    source.send(7)
    #expect(gauge.level == 7)
  }
}
