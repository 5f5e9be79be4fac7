import Foundation

/// Calls of the widget's code in answer to a question.
package enum Callback {
  private static let queue = DispatchQueue(label: "vitrine.device")

  /// Calls on the main queue, after the code that asked has returned.
  package static func onMain(_ call: @escaping @Sendable () -> Void) {
    let device = DeviceAnswers.device
    DispatchQueue.main.async { DeviceAnswers.$device.withValue(device, operation: call) }
  }

  /// Calls on a queue of the framework's own, one at a time: the main thread may be waiting for the answer.
  package static func onQueue(_ call: @escaping @Sendable () -> Void) {
    let device = DeviceAnswers.device
    queue.async { DeviceAnswers.$device.withValue(device, operation: call) }
  }
}

/// A value that is passed to another thread, as Objective-C's frameworks do with objects of any class.
package struct Passed<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
