import SwiftUI

extension WidgetConfiguration {
  /// Calls the closure when the transfers of a background session are over.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    onBackgroundURLSessionEvents(matching: { $0 == matchingString }, urlSessionEvent)
  }

  public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    changed {
      $0.sessionEvents.append { identifier, completion in
        guard matchingBlock?(identifier) ?? true else { return false }
        urlSessionEvent(identifier, completion)
        return true
      }
    }
  }

  /// - Support: partly; actions for the events of background sessions are called, others are named
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration {
    changed {
      guard task.isOfSessions else {
        return $0.note(
          withoutEffect: "backgroundTask(_:action:)",
          "the system calls the action when a task of \(task) is due, and none is here")
      }
      $0.sessionEvents.append { identifier, completion in
        guard let request = task.event(identifier) else { return false }
        nonisolated(unsafe) let completion = completion
        Task {
          _ = await action(request)
          completion()
        }
        return true
      }
    }
  }
}
