import Foundation
import FoundationNetworking

// Foundation's own functions make their tasks by functions that can't be replaced.

extension URLSession {
  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC4data3for8delegate0A10Essentials4DataV_AA11URLResponseCtAA10URLRequestV_AA0C12TaskDelegate_pSgtYaKF"
  )
  public func _vitrineData(
    for request: URLRequest, delegate: (any FoundationNetworking.URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await loaded(delegate) { _vitrineDataTask(with: request, completionHandler: $0) }
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC4data4from8delegate0A10Essentials4DataV_AA11URLResponseCtAG3URLV_AA0C12TaskDelegate_pSgtYaKF"
  )
  public func _vitrineData(
    from url: URL, delegate: (any FoundationNetworking.URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await _vitrineData(for: URLRequest(url: url), delegate: delegate)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC6upload3for4from8delegate0A10Essentials4DataV_AA11URLResponseCtAA10URLRequestV_AjA0C12TaskDelegate_pSgtYaKF"
  )
  public func _vitrineUpload(
    for request: URLRequest, from data: Data,
    delegate: (any FoundationNetworking.URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await loaded(delegate) {
      _vitrineUploadTask(with: request, from: data, completionHandler: $0)
    }
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC6upload3for8fromFile8delegate0A10Essentials4DataV_AA11URLResponseCtAA10URLRequestV_AH3URLVAA0C12TaskDelegate_pSgtYaKF"
  )
  public func _vitrineUpload(
    for request: URLRequest, fromFile file: URL,
    delegate: (any FoundationNetworking.URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await loaded(delegate) {
      _vitrineUploadTask(with: request, fromFile: file, completionHandler: $0)
    }
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC8download3for8delegate0A10Essentials3URLV_AA11URLResponseCtAA10URLRequestV_AA0C12TaskDelegate_pSgtYaKF"
  )
  public func _vitrineDownload(
    for request: URLRequest, delegate: (any FoundationNetworking.URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    try await withTask(delegate) { end in
      _vitrineDownloadTask(with: request) { file, response, error in
        // It is gone after this handler; whoever awaits it, has it.
        end(Result { try DownloadFile.keep(file, error) }, response)
      }
    }
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC8download4from8delegate0A10Essentials3URLV_AA11URLResponseCtAI_AA0C12TaskDelegate_pSgtYaKF"
  )
  public func _vitrineDownload(
    from url: URL, delegate: (any FoundationNetworking.URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    try await _vitrineDownload(for: URLRequest(url: url), delegate: delegate)
  }

  private func loaded(
    _ delegate: (any FoundationNetworking.URLSessionTaskDelegate)?,
    make: (@escaping DataHandler) -> URLSessionTask
  ) async throws -> (Data, URLResponse) {
    try await withTask(delegate) { end in
      make { data, response, error in
        end(Result { try data ?? { throw error ?? URLError(.unknown) }() }, response)
      }
    }
  }

  /// Runs a task until its handler is called; the task is cancelled with the one that awaits it.
  private func withTask<Value: Sendable>(
    _ delegate: (any FoundationNetworking.URLSessionTaskDelegate)?,
    make: (@escaping @Sendable (Result<Value, any Error>, URLResponse?) -> Void) -> URLSessionTask
  ) async throws -> (Value, URLResponse) {
    let running = RunningTask()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = make { result, response in
          continuation.resume(
            with: result.flatMap { value in
              response.map { .success((value, $0)) } ?? .failure(URLError(.badServerResponse))
            })
        }
        if let delegate { task.delegate = delegate }
        running.set(task)
        task.resume()
      }
    } onCancel: {
      running.cancel()
    }
  }
}

/// A task that can be cancelled before it is there.
final class RunningTask: @unchecked Sendable {
  private let lock = NSLock()
  private var task: URLSessionTask?
  private var isCancelled = false

  func set(_ task: URLSessionTask) {
    let cancels = lock.withLock {
      self.task = task
      return isCancelled
    }
    if cancels { task.cancel() }
  }

  func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return self.task
    }
    task?.cancel()
  }
}
