import Foundation
import FoundationNetworking

// The tasks that sessions make while answers come from a loader. They differ in the class they inherit from alone.

final class LoadedDataTask: URLSessionDataTask, @unchecked Sendable {
  let transfer: Transfer

  init(_ transfer: Transfer) {
    self.transfer = transfer
    super.init()
    transfer.task = self
  }

  override var taskIdentifier: Int { transfer.identifier }
  override var originalRequest: URLRequest? { transfer.original }
  override var currentRequest: URLRequest? { transfer.value(\.request) }
  override var response: URLResponse? { transfer.value(\.response) }
  override var error: (any Error)? { transfer.value(\.error) }
  override var state: URLSessionTask.State { transfer.value(\.state) }
  override var countOfBytesReceived: Int64 { transfer.value(\.received) }
  override var countOfBytesSent: Int64 { transfer.value(\.sent) }
  override var countOfBytesExpectedToSend: Int64 { transfer.value(\.sent) }
  override var countOfBytesExpectedToReceive: Int64 { transfer.value(\.expectedToReceive) }
  override var delegate: (any FoundationNetworking.URLSessionTaskDelegate)? {
    get { transfer.delegate }
    set { transfer.change(\.delegate, to: newValue) }
  }
  override func resume() { transfer.resume() }
  override func suspend() { transfer.suspend() }
  override func cancel() { transfer.cancel() }
}

final class LoadedUploadTask: URLSessionUploadTask, @unchecked Sendable {
  let transfer: Transfer

  init(_ transfer: Transfer) {
    self.transfer = transfer
    super.init()
    transfer.task = self
  }

  override var taskIdentifier: Int { transfer.identifier }
  override var originalRequest: URLRequest? { transfer.original }
  override var currentRequest: URLRequest? { transfer.value(\.request) }
  override var response: URLResponse? { transfer.value(\.response) }
  override var error: (any Error)? { transfer.value(\.error) }
  override var state: URLSessionTask.State { transfer.value(\.state) }
  override var countOfBytesReceived: Int64 { transfer.value(\.received) }
  override var countOfBytesSent: Int64 { transfer.value(\.sent) }
  override var countOfBytesExpectedToSend: Int64 { transfer.value(\.sent) }
  override var countOfBytesExpectedToReceive: Int64 { transfer.value(\.expectedToReceive) }
  override var delegate: (any FoundationNetworking.URLSessionTaskDelegate)? {
    get { transfer.delegate }
    set { transfer.change(\.delegate, to: newValue) }
  }
  override func resume() { transfer.resume() }
  override func suspend() { transfer.suspend() }
  override func cancel() { transfer.cancel() }
}

final class LoadedDownloadTask: URLSessionDownloadTask, @unchecked Sendable {
  let transfer: Transfer

  init(_ transfer: Transfer) {
    self.transfer = transfer
    super.init()
    transfer.task = self
  }

  override var taskIdentifier: Int { transfer.identifier }
  override var originalRequest: URLRequest? { transfer.original }
  override var currentRequest: URLRequest? { transfer.value(\.request) }
  override var response: URLResponse? { transfer.value(\.response) }
  override var error: (any Error)? { transfer.value(\.error) }
  override var state: URLSessionTask.State { transfer.value(\.state) }
  override var countOfBytesReceived: Int64 { transfer.value(\.received) }
  override var countOfBytesSent: Int64 { transfer.value(\.sent) }
  override var countOfBytesExpectedToSend: Int64 { transfer.value(\.sent) }
  override var countOfBytesExpectedToReceive: Int64 { transfer.value(\.expectedToReceive) }
  override var delegate: (any FoundationNetworking.URLSessionTaskDelegate)? {
    get { transfer.delegate }
    set { transfer.change(\.delegate, to: newValue) }
  }
  override func resume() { transfer.resume() }
  override func suspend() { transfer.suspend() }
  override func cancel() { transfer.cancel() }

  /// Cancels the download without data to resume from: an answer is loaded as a whole.
  override func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    transfer.cancel()
    completionHandler(nil)
  }
}
