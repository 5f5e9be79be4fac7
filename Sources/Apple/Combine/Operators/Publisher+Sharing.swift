import Foundation

extension Publishers {
  /// Several subscribers of one subscription; it lasts while there are any.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSRecursiveLock()
    private var subject: PassthroughSubject<Output, Failure>?
    private var source: AnyCancellable?
    private var listeners = 0

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where Output == S.Input, Failure == S.Failure {
      lock.lock()
      defer { lock.unlock() }
      let isFirst = subject == nil
      let subject = self.subject ?? PassthroughSubject()
      self.subject = subject
      listeners += 1
      subject.handleEvents(receiveCancel: { self.leave() }).receive(subscriber: subscriber)
      guard isFirst else { return }
      source = upstream.sink(
        receiveCompletion: { completion in
          self.lock.withLock {
            self.subject = nil
            self.listeners = 0
          }
          subject.send(completion: completion)
        }, receiveValue: { subject.send($0) })
    }

    private func leave() {
      lock.lock()
      defer { lock.unlock() }
      listeners -= 1
      guard listeners <= 0 else { return }
      listeners = 0
      subject = nil
      source?.cancel()
      source = nil
    }
  }

  /// Sends to a subject of one's own, from `connect()` on.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    init(_ upstream: Upstream, _ createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where Output == S.Input, Failure == S.Failure {
      subject.receive(subscriber: subscriber)
    }
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Connects when the first subscriber comes.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSLock()
    private var listeners = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where Output == S.Input, Failure == S.Failure {
      upstream.handleEvents(receiveCancel: { self.leave() }).receive(subscriber: subscriber)
      let isFirst = lock.withLock {
        listeners += 1
        return listeners == 1
      }
      if isFirst { connection = upstream.connect() }
    }

    private func leave() {
      let last = lock.withLock { () -> (any Cancellable)? in
        listeners -= 1
        guard listeners == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      last?.cancel()
    }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> { Publishers.Share(self) }
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(self, createSubject)
  }
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(self) { subject }
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>>
  {
    multicast { PassthroughSubject() }
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
