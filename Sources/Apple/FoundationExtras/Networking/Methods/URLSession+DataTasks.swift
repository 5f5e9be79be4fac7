import Foundation
import FoundationNetworking

extension URLSession {
  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC8dataTask4withAA0c4DataE0CAA10URLRequestV_tF")
  public func _vitrineDataTask(with request: URLRequest) -> URLSessionDataTask {
    if isLoaded(request) { return LoadedDataTask(Transfer(self, request, .delegate)) }
    guard let own = SessionMethods.original(.dataRequest, of: self) else { return missing(request) }
    return unsafeBitCast(own, to: DataTaskCall.self).call(request)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC8dataTask4withAA0c4DataE0C0A10Essentials3URLV_tF")
  public func _vitrineDataTask(with url: URL) -> URLSessionDataTask {
    _vitrineDataTask(with: URLRequest(url: url))
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0CAA10URLRequestV_y0A10Essentials0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  )
  public func _vitrineDataTask(
    with request: URLRequest,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    if isLoaded(request) {
      noteHandler(request)
      return LoadedDataTask(Transfer(self, request, .data(completionHandler)))
    }
    guard let own = SessionMethods.original(.dataRequestHandler, of: self) else {
      return missing(request)
    }
    return unsafeBitCast(own, to: DataTaskHandlerCall.self).call(request, completionHandler)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0C0A10Essentials3URLV_yAI0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  )
  public func _vitrineDataTask(
    with url: URL,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    _vitrineDataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  private func missing(_ request: URLRequest) -> URLSessionDataTask {
    LoadedDataTask(Transfer(self, request, .delegate, failure: .unknown))
  }
}
