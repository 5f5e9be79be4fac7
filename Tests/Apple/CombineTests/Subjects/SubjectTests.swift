import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
  @Test func aSubjectSendsWhileSomebodyHoldsTheToken() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var tokens = Set<AnyCancellable>()
    subject.send(0)
    subject.sink { heard.append($0) }.store(in: &tokens)
    subject.send(1)
    tokens = []
    subject.send(2)
    #expect(heard == [1])
  }

  @Test func aCurrentValueIsSentToANewSubscriber() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.value = 2
    var heard: [Int] = []
    var isOver = false
    let token = subject.sink(
      receiveCompletion: { _ in isOver = true }, receiveValue: { heard.append($0) })
    subject.send(3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(heard == [2, 3])
    #expect(isOver)
    #expect(subject.value == 3)
    _ = token
  }

  @Test func sharingSubscribesOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var work = 0
    let shared = subject.map { value -> Int in
      work += 1
      return value
    }.share()
    var heard: [Int] = []
    let one = shared.sink { heard.append($0) }
    let two = shared.sink { heard.append($0 * 10) }
    subject.send(1)
    #expect(work == 1)
    #expect(heard == [1, 10])
    one.cancel()
    two.cancel()
    subject.send(2)
    #expect(work == 1)
  }

  @Test func notificationsAreSentByName() {
    let name = Notification.Name("a name of this test's own")
    let center = NotificationCenter()
    var heard: [Int] = []
    let token = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }
      .sink { heard.append($0) }
    center.post(name: name, object: nil, userInfo: ["n": 5])
    token.cancel()
    center.post(name: name, object: nil, userInfo: ["n": 6])
    #expect(heard == [5])
  }

  @Test func valuesCanBeAwaited() async {
    var sum = 0
    for await value in [1, 2, 3].publisher.values { sum += value }
    #expect(sum == 6)
    let future = Future<Int, Never> { promise in
      nonisolated(unsafe) let promise = promise
      DispatchQueue.global().async { promise(.success(4)) }
    }
    #expect(await future.value == 4)
  }

  @Test func schedulersHandValuesOn() async {
    let queue = DispatchQueue(label: "a queue of this test's own")
    let values = [1, 2, 3].publisher.receive(on: queue).delay(
      for: .milliseconds(1), scheduler: queue)
    var heard: [Int] = []
    for await value in values.values { heard.append(value) }
    #expect(heard == [1, 2, 3])
  }
}
