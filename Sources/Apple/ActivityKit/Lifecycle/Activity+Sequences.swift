extension Activity {
  /// Each activity of these attributes that is requested from now on.
  public struct ActivityUpdates: AsyncSequence {
    public typealias Element = Activity<Attributes>
    let start: () -> AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
      start().makeAsyncIterator()
    }
  }

  /// The activity's state from now on, each time it changes. It ends when the activity is gone.
  public struct ActivityStateUpdates: AsyncSequence {
    public typealias Element = ActivityState
    let start: () -> AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
      start().makeAsyncIterator()
    }
  }

  /// The activity's content from now on, each time it changes. It ends when the activity is gone.
  public struct ContentUpdates: AsyncSequence {
    public typealias Element = ActivityContent<Attributes.ContentState>
    let start: () -> AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
      start().makeAsyncIterator()
    }
  }

  /// The activity's content state from now on, each time it changes.
  @available(*, deprecated, message: "use ContentUpdates")
  public struct ContentStateUpdates: AsyncSequence {
    public typealias Element = Attributes.ContentState
    let start: () -> AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
      start().makeAsyncIterator()
    }
  }

  /// The activity's push token, at once where it has one.
  public struct PushTokenUpdates: AsyncSequence {
    public typealias Element = Data
    let start: () -> AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
      start().makeAsyncIterator()
    }
  }

  /// The token to start an activity of these attributes with, from afar.
  public struct PushToStartTokenUpdates: AsyncSequence {
    public typealias Element = Data
    let start: () -> AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
      start().makeAsyncIterator()
    }
  }
}
