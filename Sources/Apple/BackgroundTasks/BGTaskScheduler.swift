import DeviceWorld
import Foundation

/// A request to be run later.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(_ identifier: String) { self.identifier = identifier }
}

/// A request for a short run.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(identifier) }
}

/// A request for a long run.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(identifier) }
}

/// A run. There are none.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(_ identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// The system's scheduler.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private static let scheduler = BGTaskScheduler()
  open class var shared: BGTaskScheduler { scheduler }

  public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
  }

  private let lock = NSLock()
  private var requests: [BGTaskRequest] = []

  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    DeviceAnswers.rests(
      "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)",
      "no background task runs while a frame is made")
    return true
  }

  open func submit(_ taskRequest: BGTaskRequest) throws {
    DeviceAnswers.rests(
      "BGTaskScheduler.submit(_:)", "no background task runs while a frame is made")
    lock.withLock {
      requests.removeAll { $0.identifier == taskRequest.identifier }
      requests.append(taskRequest)
    }
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    lock.withLock { requests.removeAll { $0.identifier == identifier } }
  }
  open func cancelAllTaskRequests() { lock.withLock { requests = [] } }
  open func getPendingTaskRequests(
    completionHandler: @escaping ([BGTaskRequest]) -> Void
  ) {
    let pending = lock.withLock { requests }
    let then = Passed(completionHandler)
    Callback.onQueue { then.value(pending) }
  }
  open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { requests } }
}
