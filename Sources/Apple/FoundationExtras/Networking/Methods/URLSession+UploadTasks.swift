import Foundation
import FoundationNetworking

extension URLSession {
  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC10uploadTask4with8fromFileAA0c6UploadE0CAA10URLRequestV_0A10Essentials3URLVtF"
  )
  public func _vitrineUploadTask(with request: URLRequest, fromFile file: URL)
    -> URLSessionUploadTask
  {
    if isLoaded(request) {
      return LoadedUploadTask(Transfer(self, request, upload: .file(file), .delegate))
    }
    guard let own = SessionMethods.original(.uploadFile, of: self) else { return missing(request) }
    return unsafeBitCast(own, to: UploadFileCall.self).call(request, file)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC10uploadTask4with4fromAA0c6UploadE0CAA10URLRequestV_0A10Essentials4DataVtF"
  )
  public func _vitrineUploadTask(with request: URLRequest, from data: Data) -> URLSessionUploadTask
  {
    if isLoaded(request) {
      return LoadedUploadTask(Transfer(self, request, upload: .data(data), .delegate))
    }
    guard let own = SessionMethods.original(.uploadData, of: self) else { return missing(request) }
    return unsafeBitCast(own, to: UploadDataCall.self).call(request, data)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC10uploadTask19withStreamedRequestAA0c6UploadE0CAA10URLRequestV_tF"
  )
  public func _vitrineUploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    if isLoaded(request) {
      return LoadedUploadTask(Transfer(self, request, upload: .stream, .delegate))
    }
    guard let own = SessionMethods.original(.uploadStream, of: self) else {
      return missing(request)
    }
    return unsafeBitCast(own, to: UploadStreamCall.self).call(request)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC10uploadTask4with8fromFile17completionHandlerAA0c6UploadE0CAA10URLRequestV_0A10Essentials3URLVyAL4DataVSg_AA11URLResponseCSgs5Error_pSgtYbctF"
  )
  public func _vitrineUploadTask(
    with request: URLRequest, fromFile file: URL,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    if isLoaded(request) {
      noteHandler(request)
      return LoadedUploadTask(
        Transfer(self, request, upload: .file(file), .data(completionHandler)))
    }
    guard let own = SessionMethods.original(.uploadFileHandler, of: self) else {
      return missing(request)
    }
    return unsafeBitCast(own, to: UploadFileHandlerCall.self).call(request, file, completionHandler)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC10uploadTask4with4from17completionHandlerAA0c6UploadE0CAA10URLRequestV_0A10Essentials4DataVSgyAO_AA11URLResponseCSgs5Error_pSgtYbctF"
  )
  public func _vitrineUploadTask(
    with request: URLRequest, from data: Data?,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    if isLoaded(request) {
      noteHandler(request)
      return LoadedUploadTask(
        Transfer(self, request, upload: .data(data ?? Data()), .data(completionHandler)))
    }
    guard let own = SessionMethods.original(.uploadDataHandler, of: self) else {
      return missing(request)
    }
    return unsafeBitCast(own, to: UploadDataHandlerCall.self)
      .call(request, data ?? Data(), completionHandler)
  }

  private func missing(_ request: URLRequest) -> URLSessionUploadTask {
    LoadedUploadTask(Transfer(self, request, .delegate, failure: .unknown))
  }
}
