import Combine
import Testing

private enum Trouble: Error, Equatable { case some }

/// The values that a publisher sends to a subscriber with unlimited demand, then `.` for an end or `!` for a failure.
private func record<P: Publisher>(_ publisher: P) -> String {
  var text = ""
  let token = publisher.sink(
    receiveCompletion: { if case .finished = $0 { text += "." } else { text += "!" } },
    receiveValue: { text += "\($0) " })
  token.cancel()
  return text
}

@Suite struct PublisherTests {
  @Test func sourcesPublishTheirValuesAndEnd() {
    #expect(record(Just(1)) == "1 .")
    #expect(record(Empty<Int, Never>()) == ".")
    #expect(record(Empty<Int, Never>(completeImmediately: false)) == "")
    #expect(record(Fail<Int, Trouble>(error: .some)) == "!")
    #expect(record([1, 2].publisher) == "1 2 .")
    #expect(record(Int?.some(4).publisher) == "4 .")
    #expect(record(Result<Int, Trouble>.failure(.some).publisher) == "!")
    #expect(record(Deferred { Just(3) }) == "3 .")
    #expect(record(Future<Int, Never> { $0(.success(9)) }) == "9 .")
  }

  @Test func oneValueAtATime() {
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(record(numbers.map { $0 * 10 }) == "10 20 20 30 40 .")
    #expect(record(numbers.compactMap { $0 > 2 ? "n\($0)" : nil }) == "n3 n4 .")
    #expect(record(numbers.filter { $0.isMultiple(of: 2) }) == "2 2 4 .")
    #expect(record(numbers.removeDuplicates()) == "1 2 3 4 .")
    #expect(record(numbers.scan(0, +)) == "1 3 5 8 12 .")
    #expect(record(numbers.first()) == "1 .")
    #expect(record(numbers.first { $0 > 2 }) == "3 .")
    #expect(record(numbers.last()) == "4 .")
    #expect(record(numbers.prefix(2)) == "1 2 .")
    #expect(record(numbers.dropFirst(3)) == "3 4 .")
    #expect(record(numbers.output(in: 1...2)) == "2 2 .")
    #expect(record(numbers.collect(2)) == "[1, 2] [2, 3] [4] .")
    #expect(record(numbers.reduce(0, +)) == "12 .")
    #expect(record(numbers.max()) == "4 .")
    #expect(record(numbers.count()) == "5 .")
    #expect(record(Empty<Int, Never>().replaceEmpty(with: 8)) == "8 .")
    #expect(record([1, nil].publisher.replaceNil(with: 0)) == "1 0 .")
  }

  @Test func aFailureEndsWhatItIsNotCaughtIn() {
    let failing = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 3 { throw Trouble.some }
      return number
    }
    #expect(record(failing) == "1 2 !")
    #expect(record(failing.replaceError(with: 0)) == "1 2 0 .")
    #expect(record(failing.catch { _ in [7, 8].publisher }) == "1 2 7 8 .")
    #expect(record(failing.retry(1)) == "1 2 1 2 !")
    #expect(record(failing.mapError { _ in Trouble.some }.map { $0 }) == "1 2 !")
    #expect(record(Just(1).setFailureType(to: Trouble.self)) == "1 .")
  }

  @Test func severalPublishersCombineTheirValues() {
    let one = PassthroughSubject<Int, Never>()
    let two = PassthroughSubject<Int, Never>()
    var latest: [String] = []
    var pairs: [String] = []
    var merged: [Int] = []
    let tokens = [
      one.combineLatest(two).sink { latest.append("\($0)\($1)") },
      one.zip(two).sink { pairs.append("\($0)\($1)") },
      one.merge(with: two).sink { merged.append($0) },
    ]
    one.send(1)
    one.send(2)
    two.send(3)
    two.send(4)
    #expect(latest == ["23", "24"])
    #expect(pairs == ["13", "24"])
    #expect(merged == [1, 2, 3, 4])
    #expect(record(Publishers.Merge3(Just(1), Just(2), Just(3))) == "1 2 3 .")
    #expect(record(Publishers.MergeMany([Just(1), Just(2)])) == "1 2 .")
    #expect(record([1, 2].publisher.zip([3, 4, 5].publisher, +)) == "4 6 .")
    #expect(record([1, 2].publisher.append(3).prepend(0)) == "0 1 2 3 .")
    #expect(record([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == "1 10 2 20 .")
    _ = tokens
  }

  @Test func onlyTheNewestPublisherIsHeard() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let token = outer.switchToLatest().sink { heard.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(heard == [1, 3])
    _ = token
  }

  @Test func demandIsKeptTo() {
    var heard: [Int] = []
    var asked: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { asked = $0 },
      receiveValue: {
        heard.append($0)
        return .none
      })
    [1, 2, 3, 4].publisher.filter { $0 > 1 }.subscribe(subscriber)
    #expect(heard == [])
    asked?.request(.max(2))
    #expect(heard == [2, 3])
  }
}
