import CHermetic
import Foundation
import FoundationNetworking

/// Answers every request of URLSession: with a file of the fixtures, else with an error. Nothing
/// goes out.
final class NetworkGate: URLProtocol {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var fixtures: URL?
  nonisolated(unsafe) private static var denied: [String] = []
  nonisolated(unsafe) private static var isClosed = false

  /// - Parameter fixtures: a folder of `<host>/<path>` files; nil to deny everything.
  static func close(fixtures: String?) {
    lock.withLock { self.fixtures = fixtures.map { URL(fileURLWithPath: $0, isDirectory: true) } }
    _ = registerClass(NetworkGate.self)
    lock.withLock { isClosed = true }
    hermetic_when_denied { host in
      if let host { NetworkGate.note("//" + String(cString: host)) }
    }
  }

  /// Lets everything through again, sessions made meanwhile included.
  static func open() {
    lock.withLock { isClosed = false }
    unregisterClass(NetworkGate.self)
    hermetic_when_denied(nil)
  }

  /// Sessions with a configuration of their own ask only the protocols that it names.
  static func guarding(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    if lock.withLock({ isClosed }) {
      configuration.protocolClasses = [NetworkGate.self] + (configuration.protocolClasses ?? [])
    }
    return configuration
  }

  private static func note(_ request: String) { lock.withLock { denied.append(request) } }

  /// The requests denied since the last call, each once, in order.
  static func takeDenied() -> [String] {
    lock.withLock {
      defer { denied = [] }
      var seen: Set<String> = []
      return denied.filter { seen.insert($0).inserted }
    }
  }

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.isFileURL == false && lock.withLock { isClosed }
  }
  override class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest?.url?.isFileURL == false && lock.withLock { isClosed }
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    guard let file = Self.fixture(for: url), let data = try? Data(contentsOf: file) else {
      Self.note(url.absoluteString)
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    let type = Self.contentType(file.pathExtension)
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": type, "Content-Length": String(data.count)])
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  /// `<host>/<path>`, or below it `index` with any extension where the path names a folder.
  private static func fixture(for url: URL) -> URL? {
    guard let root = lock.withLock({ fixtures }), let host = url.host else { return nil }
    let base = root.appendingPathComponent(host, isDirectory: true).standardizedFileURL
    let file = base.appendingPathComponent(String(url.path.drop { $0 == "/" })).standardizedFileURL
    // A path with dots in it can't lead out of the host's folder.
    guard file.path.hasPrefix(base.path) else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      return nil
    }
    guard isFolder.boolValue else { return file }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
    return names.sorted().first { $0 == "index" || $0.hasPrefix("index.") }
      .map { file.appendingPathComponent($0) }
  }

  private static func contentType(_ fileExtension: String) -> String {
    switch fileExtension.lowercased() {
    case "json": "application/json"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "html": "text/html"
    case "xml": "application/xml"
    case "txt": "text/plain"
    default: "application/octet-stream"
    }
  }
}
