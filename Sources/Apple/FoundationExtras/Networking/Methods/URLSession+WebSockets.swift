import Foundation
import FoundationNetworking

// Web sockets have no recorded answers: Foundation's own tasks are made, which find no connection.

extension URLSession {
  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC13webSocketTask4withAA0c3WebeF0CAA10URLRequestV_tF")
  public func _vitrineWebSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    noteSocket(request.url)
    guard let own = SessionMethods.original(.webSocket, of: self) else {
      return URLSessionWebSocketTask()
    }
    return unsafeBitCast(own, to: WebSocketCall.self).call(request)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC13webSocketTask4withAA0c3WebeF0C0A10Essentials3URLV_tF")
  public func _vitrineWebSocketTask(with url: URL) -> URLSessionWebSocketTask {
    noteSocket(url)
    guard let own = SessionMethods.original(.webSocketURL, of: self) else {
      return URLSessionWebSocketTask()
    }
    return unsafeBitCast(own, to: WebSocketURLCall.self).call(url)
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC13webSocketTask4with9protocolsAA0c3WebeF0C0A10Essentials3URLV_SaySSGtF"
  )
  public func _vitrineWebSocketTask(
    with url: URL, protocols: [String]
  ) -> URLSessionWebSocketTask {
    noteSocket(url)
    guard let own = SessionMethods.original(.webSocketProtocols, of: self) else {
      return URLSessionWebSocketTask()
    }
    return unsafeBitCast(own, to: WebSocketProtocolsCall.self).call(url, protocols)
  }

  private func noteSocket(_ url: URL?) {
    guard NetworkAccess.loader != nil else { return }
    NetworkAccess.note(
      "network-web-socket",
      "The web socket \(url?.absoluteString ?? "without a URL") finds no connection: fixtures answer requests of "
        + "HTTP alone. Ask by a data task, or show what there is without it.")
  }
}
