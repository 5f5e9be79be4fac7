extension Publisher {
  /// Sends values, and the end, by way of a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers._Merged { downstream in
      downstream.listen(
        to: self,
        value: { value in scheduler.schedule(options: options) { downstream.send(value) } },
        end: { end in scheduler.schedule(options: options) { downstream.send(completion: end) } })
    }
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers._Merged { downstream in
      scheduler.schedule(options: options) {
        downstream.listen(
          to: self, value: { downstream.send($0) }, end: { downstream.send(completion: $0) })
      }
    }
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers._Merged { downstream in
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
      }
      downstream.listen(
        to: self, value: { value in later { downstream.send(value) } },
        end: { end in later { downstream.send(completion: end) } })
    }
  }

  /// Sends a value once none other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers._Merged { downstream in
      var newest = 0
      downstream.listen(
        to: self,
        value: { value in
          newest += 1
          let own = newest
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            downstream.lock.withLock { if own == newest { downstream.send(value) } }
          }
        },
        end: {
          newest += 1
          downstream.send(completion: $0)
        })
    }
  }

  /// Sends at most one value in each interval: the last of it, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers._Merged { downstream in
      var isClosed = false
      var waiting: Output?
      func open() {
        downstream.lock.withLock {
          guard let value = waiting else {
            isClosed = false
            return
          }
          waiting = nil
          downstream.send(value)
          close()
        }
      }
      func close() {
        isClosed = true
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: nil, open)
      }
      downstream.listen(
        to: self,
        value: { value in
          if isClosed {
            if latest || waiting == nil { waiting = value }
          } else {
            downstream.send(value)
            close()
          }
        }, end: { downstream.send(completion: $0) })
    }
  }

  /// Ends where no value comes for a while; with `customError`, as a failure.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers._Merged<Output, Failure> {
    Publishers._Merged { downstream in
      var newest = 0
      func watch() {
        newest += 1
        let own = newest
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          downstream.lock.withLock {
            guard own == newest else { return }
            downstream.send(completion: customError.map { .failure($0()) } ?? .finished)
            downstream.cancel()
          }
        }
      }
      watch()
      downstream.listen(
        to: self,
        value: {
          downstream.send($0)
          watch()
        },
        end: {
          newest += 1
          downstream.send(completion: $0)
        })
    }
  }
}
