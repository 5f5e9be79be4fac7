import Foundation
import FoundationNetworking

extension URLSession {
  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC12downloadTask4withAA0c8DownloadE0CAA10URLRequestV_tF")
  public func _vitrineDownloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    if isLoaded(request) { return LoadedDownloadTask(Transfer(self, request, .delegate)) }
    guard let own = SessionMethods.original(.downloadRequest, of: self) else {
      return failing(request, .delegate)
    }
    return unsafeBitCast(own, to: DownloadCall.self).call(request)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC12downloadTask4withAA0c8DownloadE0C0A10Essentials3URLV_tF"
  )
  public func _vitrineDownloadTask(with url: URL) -> URLSessionDownloadTask {
    _vitrineDownloadTask(with: URLRequest(url: url))
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC12downloadTask4with17completionHandlerAA0c8DownloadE0CAA10URLRequestV_y0A10Essentials3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  )
  public func _vitrineDownloadTask(
    with request: URLRequest,
    completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    if isLoaded(request) {
      noteHandler(request)
      return LoadedDownloadTask(Transfer(self, request, .download(completionHandler)))
    }
    guard let own = SessionMethods.original(.downloadRequestHandler, of: self) else {
      return failing(request, .download(completionHandler))
    }
    return unsafeBitCast(own, to: DownloadHandlerCall.self).call(request, completionHandler)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC12downloadTask4with17completionHandlerAA0c8DownloadE0C0A10Essentials3URLV_yAKSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  )
  public func _vitrineDownloadTask(
    with url: URL,
    completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    _vitrineDownloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  // A download is never cut off by halves, so there is no data to resume one from.

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC12downloadTask14withResumeDataAA0c8DownloadE0C0A10Essentials0H0V_tF"
  )
  public func _vitrineDownloadTask(withResumeData data: Data) -> URLSessionDownloadTask {
    failing(Self.unknown, .delegate)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC12downloadTask14withResumeData17completionHandlerAA0c8DownloadE0C0A10Essentials0H0V_yAI3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  )
  public func _vitrineDownloadTask(
    withResumeData data: Data,
    completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    failing(Self.unknown, .download(completionHandler))
  }

  private static let unknown = URLRequest(url: URL(fileURLWithPath: "/"))

  private func failing(
    _ request: URLRequest, _ receiver: Transfer.Receiver
  ) -> URLSessionDownloadTask {
    LoadedDownloadTask(Transfer(self, request, receiver, failure: .unsupportedURL))
  }
}
