import Foundation
import FoundationNetworking

extension URLSession {
  /// Whether the installed loader answers a request: not where a protocol of the session's own does.
  func isLoaded(_ request: URLRequest) -> Bool {
    guard NetworkAccess.loader != nil else { return false }
    return !(configuration.protocolClasses ?? []).contains { type in
      guard let type = type as? URLProtocol.Type, !Self.isFoundations(type) else { return false }
      return type.canInit(with: request)
    }
  }

  private static func isFoundations(_ type: URLProtocol.Type) -> Bool {
    String(reflecting: type).hasPrefix("FoundationNetworking.")
  }

  /// Says what an app is ended for.
  func noteHandler(_ request: URLRequest) {
    guard let name = configuration.identifier else { return }
    NetworkAccess.note(
      "background-session-handler",
      "The request to \(request.url?.absoluteString ?? "no URL") of the background session \(name) has a "
        + "completion handler: the system ends the process for it. Use a delegate.")
  }

  // MARK: The end

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC24finishTasksAndInvalidateyyF")
  public func _vitrineFinishTasksAndInvalidate() {
    SessionRecord.of(self).invalidate { [self] in
      guard let own = SessionMethods.original(.finish, of: self) else { return }
      unsafeBitCast(own, to: PlainCall.self).call()
    }
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC19invalidateAndCancelyyF")
  public func _vitrineInvalidateAndCancel() {
    guard self !== URLSession.shared else { return }
    let record = SessionRecord.of(self)
    let tasks = record.tasks
    record.invalidate { [self] in
      guard let own = SessionMethods.original(.invalidate, of: self) else { return }
      unsafeBitCast(own, to: PlainCall.self).call()
    }
    for task in tasks { task.cancel() }
  }

  // MARK: The tasks

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC11getAllTasks17completionHandleryySayAA0C4TaskCGYbc_tF")
  public func _vitrineGetAllTasks(
    completionHandler: @Sendable @escaping ([URLSessionTask]) -> Void
  ) {
    guard NetworkAccess.loader == nil, let own = SessionMethods.original(.allTasks, of: self) else {
      let tasks = SessionRecord.running(self)
      return delegateQueue.addOperation { completionHandler(tasks) }
    }
    unsafeBitCast(own, to: AllTasksCall.self).call(completionHandler)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC29getTasksWithCompletionHandleryyySayAA0C8DataTaskCG_SayAA0c6UploadJ0CGSayAA0c8DownloadJ0CGtYbcF"
  )
  public func _vitrineGetTasks(
    _ completionHandler:
      @Sendable @escaping (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    guard NetworkAccess.loader == nil, let own = SessionMethods.original(.tasks, of: self) else {
      let tasks = SessionRecord.running(self)
      let uploads = tasks.compactMap { $0 as? URLSessionUploadTask }
      let downloads = tasks.compactMap { $0 as? URLSessionDownloadTask }
      let others = tasks.compactMap { $0 as? URLSessionDataTask }.filter {
        !($0 is URLSessionUploadTask)
      }
      return delegateQueue.addOperation { completionHandler(others, uploads, downloads) }
    }
    unsafeBitCast(own, to: TasksCall.self).call(completionHandler)
  }
}
