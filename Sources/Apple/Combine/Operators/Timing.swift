extension Publisher {
  /// Sends values, and the end, by way of a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers._Joint { outlet in
      outlet.listen(
        to: self, value: { value in scheduler.schedule(options: options) { outlet.send(value) } },
        end: { end in scheduler.schedule(options: options) { outlet.send(completion: end) } })
    }
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers._Joint { outlet in
      scheduler.schedule(options: options) {
        outlet.listen(to: self, value: { outlet.send($0) }, end: { outlet.send(completion: $0) })
      }
    }
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers._Joint { outlet in
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
      }
      outlet.listen(
        to: self, value: { value in later { outlet.send(value) } },
        end: { end in later { outlet.send(completion: end) } })
    }
  }

  /// Sends a value once none other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers._Joint { outlet in
      var newest = 0
      outlet.listen(
        to: self,
        value: { value in
          newest += 1
          let own = newest
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            outlet.lock.withLock { if own == newest { outlet.send(value) } }
          }
        },
        end: {
          newest += 1
          outlet.send(completion: $0)
        })
    }
  }

  /// Sends at most one value in each interval: the last of it, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers._Joint { outlet in
      var isClosed = false
      var waiting: Output?
      func open() {
        outlet.lock.withLock {
          guard let value = waiting else {
            isClosed = false
            return
          }
          waiting = nil
          outlet.send(value)
          close()
        }
      }
      func close() {
        isClosed = true
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: nil, open)
      }
      outlet.listen(
        to: self,
        value: { value in
          if isClosed {
            if latest || waiting == nil { waiting = value }
          } else {
            outlet.send(value)
            close()
          }
        }, end: { outlet.send(completion: $0) })
    }
  }

  /// Ends where no value comes for a while; with `customError`, as a failure.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers._Joint<Output, Failure> {
    Publishers._Joint { outlet in
      var newest = 0
      func watch() {
        newest += 1
        let own = newest
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          outlet.lock.withLock {
            guard own == newest else { return }
            outlet.send(completion: customError.map { .failure($0()) } ?? .finished)
            outlet.cancel()
          }
        }
      }
      watch()
      outlet.listen(
        to: self,
        value: {
          outlet.send($0)
          watch()
        },
        end: {
          newest += 1
          outlet.send(completion: $0)
        })
    }
  }
}
