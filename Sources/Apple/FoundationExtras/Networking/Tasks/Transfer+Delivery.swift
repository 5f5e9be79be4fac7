import Foundation
import FoundationNetworking

extension Transfer {
  /// The bytes that a delegate gets at once; code that keeps only the first piece is wrong on a device as well.
  static let pieceSize = 32_768

  /// Hands the last answer to the receiver.
  func finish(_ answer: LoadedAnswer) {
    let error = answer.error.map { TransferError.error($0, for: value(\.request).url) }
    change(\.response, to: answer.response)
    change(\.expectedToReceive, to: answer.response?.expectedContentLength ?? 0)
    switch receiver {
    case .inline(let handler):
      if close(answer, error) { handler(answer, error) }
    case .data(let handler):
      queue.addOperation { [self] in
        guard close(answer, error) else { return }
        handler(error == nil ? answer.body : nil, answer.response, error)
      }
    case .download(let handler):
      queue.addOperation { [self] in finishDownload(answer, error, handler) }
    case .delegate:
      queue.addOperation { [self] in tellDelegate(answer, error) }
    }
  }

  /// - Returns: false where the task is over already.
  @discardableResult
  private func close(_ answer: LoadedAnswer, _ error: (any Error)?) -> Bool {
    guard end(error) else { return false }
    change(\.received, to: Int64(answer.body.count))
    if let task {
      task.progress.totalUnitCount = max(1, Int64(answer.body.count))
      task.progress.completedUnitCount = task.progress.totalUnitCount
      if delegate != nil, error == nil { didCollect(task) }
    }
    record.remove(self)
    BackgroundTransfers.shared.remove(self)
    return true
  }

  private func didCollect(_ task: URLSessionTask) {
    delegate?.urlSession(session, task: task, didFinishCollecting: URLSessionTaskMetrics())
  }

  private func finishDownload(
    _ answer: LoadedAnswer, _ error: (any Error)?,
    _ handler: @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) {
    do {
      let file = try error.map { throw $0 } ?? DownloadFile.write(answer.body)
      defer { DownloadFile.remove(file) }
      if close(answer, nil) { handler(file, answer.response, nil) }
    } catch {
      let error =
        error as? URLError ?? TransferError.error(.cannotCreateFile, for: value(\.request).url)
      if close(answer, error) { handler(nil, answer.response, error) }
    }
  }

  // MARK: Delegates

  private func tellDelegate(_ answer: LoadedAnswer, _ error: URLError?) {
    guard value(\.state) != .completed, let task else { return }
    guard let delegate else {
      close(answer, error)
      return
    }
    let sent = value(\.sent)
    if sent > 0, answer.response != nil {
      delegate.urlSession(
        session, task: task, didSendBodyData: sent, totalBytesSent: sent,
        totalBytesExpectedToSend: sent)
    }
    guard let response = answer.response else { return complete(answer, error, delegate, task) }
    if let task = task as? URLSessionDownloadTask {
      tell(delegate, of: answer, error, for: task)
    } else if let task = task as? URLSessionDataTask,
      let dataDelegate = delegate as? any FoundationNetworking.URLSessionDataDelegate
    {
      dataDelegate.urlSession(session, dataTask: task, didReceive: response) { [self] disposition in
        guard disposition != .cancel else { return cancel() }
        queue.addOperation { [self] in tell(dataDelegate, of: answer, error, for: task) }
      }
    } else {
      complete(answer, error, delegate, task)
    }
  }

  private func tell(
    _ delegate: any FoundationNetworking.URLSessionDataDelegate, of answer: LoadedAnswer,
    _ error: URLError?,
    for task: URLSessionDataTask
  ) {
    guard value(\.state) == .running else { return }
    for piece in pieces(of: answer.body) {
      change(\.received, to: value(\.received) + Int64(piece.count))
      delegate.urlSession(session, dataTask: task, didReceive: piece)
      // It may have been cancelled there.
      guard value(\.state) == .running else { return }
    }
    complete(answer, error, delegate, task)
  }

  private func tell(
    _ delegate: any FoundationNetworking.URLSessionTaskDelegate, of answer: LoadedAnswer,
    _ error: URLError?,
    for task: URLSessionDownloadTask
  ) {
    guard let downloadDelegate = delegate as? any FoundationNetworking.URLSessionDownloadDelegate
    else {
      return complete(answer, error, delegate, task)
    }
    var written: Int64 = 0
    for piece in pieces(of: answer.body) {
      written += Int64(piece.count)
      change(\.received, to: written)
      downloadDelegate.urlSession(
        session, downloadTask: task, didWriteData: Int64(piece.count), totalBytesWritten: written,
        totalBytesExpectedToWrite: value(\.expectedToReceive))
      guard value(\.state) == .running else { return }
    }
    guard error == nil else { return complete(answer, error, delegate, task) }
    do {
      let file = try DownloadFile.write(answer.body)
      downloadDelegate.urlSession(session, downloadTask: task, didFinishDownloadingTo: file)
      DownloadFile.remove(file)
      complete(answer, nil, delegate, task)
    } catch {
      complete(answer, TransferError.error(.cannotCreateFile, for: original.url), delegate, task)
    }
  }

  private func complete(
    _ answer: LoadedAnswer, _ error: URLError?,
    _ delegate: any FoundationNetworking.URLSessionTaskDelegate,
    _ task: URLSessionTask
  ) {
    guard close(answer, error) else { return }
    delegate.urlSession(session, task: task, didCompleteWithError: error)
  }

  private func pieces(of data: Data) -> [Data] {
    stride(from: data.startIndex, to: data.endIndex, by: Self.pieceSize).map {
      data.subdata(in: $0..<min($0 + Self.pieceSize, data.endIndex))
    }
  }
}
