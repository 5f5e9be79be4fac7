import Combine
import FetchingWidgets
import Foundation
import SwiftUI
import WidgetKit

/// Asks for data in every form that URLSession and Foundation have. Each entry names a form and what came of it.
struct Fetching: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "fetching", provider: Provider()) { entry in
      Text(verbatim: entry.text).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
      completion(Moment(date: Date()))
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      Task {
        let now = Date()
        let entries = await Self.outcomes().enumerated().map {
          Moment(date: now.addingTimeInterval(Double($0.offset) * 60), text: $0.element)
        }
        completion(Timeline(entries: entries, policy: .never))
      }
    }

    private static func outcomes() async -> [String] {
      await FetchingForms.awaited() + FetchingForms.waiting() + FetchingForms.handed()
        + FetchingForms.delegated()
    }
  }
}

enum FetchingForms {
  static func url(_ path: String) -> URL { URL(string: "https://api.example.com/\(path)")! }

  private static func outcome(
    _ name: String, _ body: () async throws -> String
  ) async -> String {
    do { return "\(name): \(try await body())" } catch { return "\(name): \(words(error))" }
  }

  static func words(_ error: any Error) -> String {
    guard let error = error as? URLError else { return "\((error as NSError).code)" }
    return "\(error.code.rawValue) \(error.localizedDescription)"
  }

  static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  // MARK: Concurrency

  static func awaited() async -> [String] {
    let session = URLSession.shared
    var post = URLRequest(url: url("echo"))
    post.httpMethod = "POST"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("body.txt")
    try? Data("from a file".utf8).write(to: file)
    let asked = post
    return [
      await outcome("data(from:)") { text(try await session.data(from: url("plain")).0) },
      await outcome("data(for:)") {
        let (data, response) = try await session.data(for: URLRequest(url: url("missing-page")))
        return "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(text(data))"
      },
      await outcome("redirect") {
        let (data, response) = try await session.data(from: url("moved"))
        return "\(text(data)) of \(response.url?.path ?? "nowhere")"
      },
      await outcome("loop") { text(try await session.data(from: url("loop")).0) },
      await outcome("offline") { text(try await session.data(from: url("unreachable")).0) },
      await outcome("cut") { text(try await session.data(from: url("cut")).0) },
      await outcome("slow") {
        try await session.data(for: URLRequest(url: url("slow"), timeoutInterval: 5)).0.description
      },
      await outcome("sequence") {
        let first = try await session.data(from: url("sequence")).0
        let second = try await session.data(from: url("sequence")).0
        return "\(text(first)), \(text(second))"
      },
      await outcome("upload(for:from:)") {
        text(try await session.upload(for: asked, from: Data("a body".utf8)).0)
      },
      await outcome("upload(for:fromFile:)") {
        text(try await session.upload(for: asked, fromFile: file).0)
      },
      await outcome("download(from:)") {
        let (file, _) = try await session.download(from: url("plain"))
        return try String(contentsOf: file, encoding: .utf8)
      },
      await outcome("download(for:)") {
        let (file, _) = try await session.download(for: URLRequest(url: url("plain")))
        return "\(try Data(contentsOf: file).count) bytes"
      },
      await outcome("bytes.lines") {
        var lines: [String] = []
        for try await line in try await session.bytes(from: url("lines")).0.lines {
          lines.append(line)
        }
        return lines.joined(separator: "/")
      },
      await outcome("bytes, cut") {
        var count = 0
        do {
          for try await _ in try await session.bytes(from: url("cut")).0 { count += 1 }
        } catch {
          return "\(count), \(words(error))"
        }
        return "whole"
      },
      await outcome("URL.lines") {
        var lines: [String] = []
        for try await line in url("lines").lines { lines.append(line) }
        return "\(lines.count)"
      },
      await outcome("cancelled") {
        let task = Task {
          while !Task.isCancelled { await Task.yield() }
          return try await session.data(from: url("plain"))
        }
        task.cancel()
        return text(try await task.value.0)
      },
      await outcome("headers") {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["Authorization": "Bearer abc"]
        configuration.waitsForConnectivity = true
        configuration.timeoutIntervalForResource = 20
        return text(try await URLSession(configuration: configuration).data(from: url("secret")).0)
      },
      await outcome("waiting") {
        let configuration = URLSessionConfiguration.default
        configuration.waitsForConnectivity = true
        configuration.timeoutIntervalForResource = 3
        return text(
          try await URLSession(configuration: configuration).data(from: url("unreachable")).0)
      },
      await outcome("invalidated") {
        let session = URLSession(configuration: .default)
        session.invalidateAndCancel()
        return text(try await session.data(from: url("plain")).0)
      },
      await outcome("own protocol") {
        let configuration = URLSessionConfiguration.default
        configuration.protocolClasses = [OwnProtocol.self]
        let session = URLSession(configuration: configuration)
        let own = text(try await session.data(from: url("own")).0)
        return "\(own), \(text(try await session.data(from: url("plain")).0))"
      },
      await outcome("Foundation alone") { try await ListService().list() },
      await outcome("not cached") {
        let request = URLRequest(url: url("plain"), cachePolicy: .returnCacheDataDontLoad)
        return text(try await session.data(for: request).0)
      },
      await outcome("web socket") {
        let task = session.webSocketTask(with: URL(string: "wss://api.example.com/feed")!)
        task.resume()
        do { _ = try await task.receive() } catch { return "no connection" }
        return "a message"
      },
      await outcome("data URL") {
        text(try await session.data(from: URL(string: "data:text/plain;base64,SGVsbG8=")!).0)
      },
    ]
  }

  // MARK: Foundation's initialisers

  static func waiting() async -> [String] {
    [
      await outcome("Data(contentsOf:)") { text(try Data(contentsOf: url("plain"))) },
      await outcome("Data(contentsOf:), 404") { text(try Data(contentsOf: url("missing-page"))) },
      await outcome("Data(contentsOf:), offline") {
        text(try Data(contentsOf: url("unreachable")))
      },
      await outcome("String(contentsOf:encoding:)") {
        try String(contentsOf: url("plain"), encoding: .utf8)
      },
      await outcome("String(contentsOf:usedEncoding:)") {
        var encoding = String.Encoding.ascii
        let text = try String(contentsOf: url("latin"), usedEncoding: &encoding)
        return "\(text) \(encoding == .isoLatin1)"
      },
      await outcome("NSData") { "\(NSData(contentsOf: url("plain"))?.length ?? -1)" },
      await outcome("NSString") {
        try NSString(contentsOf: url("plain"), encoding: String.Encoding.utf8.rawValue).description
      },
    ]
  }

  // MARK: Handlers and publishers

  static func handed() async -> [String] {
    var running: Set<AnyCancellable> = []
    var post = URLRequest(url: url("echo"))
    post.httpMethod = "POST"
    let asked = post
    let data = await withCheckedContinuation { continuation in
      URLSession.shared.dataTask(with: url("plain")) { data, response, error in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        continuation.resume(returning: "dataTask: \(status) \(data.map(text) ?? "nothing")")
      }.resume()
    }
    let failed = await withCheckedContinuation { continuation in
      URLSession.shared.dataTask(with: URLRequest(url: url("unreachable"))) {
        data, response, error in
        continuation.resume(
          returning:
            "dataTask, offline: \(data == nil) \(response == nil) \(error.map(words) ?? "")")
      }.resume()
    }
    let uploaded = await withCheckedContinuation { continuation in
      URLSession.shared.uploadTask(with: asked, from: Data("a body".utf8)) { data, _, _ in
        continuation.resume(returning: "uploadTask: \(data.map(text) ?? "nothing")")
      }.resume()
    }
    let file = await withCheckedContinuation { continuation in
      URLSession.shared.downloadTask(with: url("plain")) { file, _, _ in
        let there = file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
        continuation.resume(returning: (there, file))
      }.resume()
    }
    // The handler has returned by then.
    try? await Task.sleep(nanoseconds: 20_000_000)
    let isLeft = file.1.map { FileManager.default.fileExists(atPath: $0.path) } ?? true
    let published = await withCheckedContinuation { continuation in
      URLSession.shared.dataTaskPublisher(for: url("json"))
        .map(\.data).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
        .sink { continuation.resume(returning: "dataTaskPublisher: \($0)") }
        .store(in: &running)
    }
    return [data, failed, uploaded, "downloadTask: \(file.0), then \(isLeft)", published]
  }

  // MARK: Delegates

  static func delegated() async -> [String] {
    [
      await Listener.hear("delegate") { $0.dataTask(with: url("plain")) },
      await Listener.hear("delegate, large") { $0.dataTask(with: url("large")) },
      await Listener.hear("delegate, cut") { $0.dataTask(with: url("cut")) },
      await Listener.hear("delegate, redirect") { $0.dataTask(with: url("moved")) },
      await Listener.hear("delegate, password") { $0.dataTask(with: url("protected")) },
      await Listener.hear("delegate, download") { $0.downloadTask(with: url("plain")) },
      await Listener.hear("delegate, offline") { $0.downloadTask(with: url("unreachable")) },
    ]
  }
}

/// Answers one path by itself.
private final class OwnProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.path == "/own" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: 4, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("mine".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

/// A delegate that writes down what it is told.
private final class Listener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate,
  @unchecked Sendable
{
  private var heard: [String] = []
  private let end: (String) -> Void

  init(_ end: @escaping (String) -> Void) { self.end = end }

  static func hear(_ name: String, _ task: (URLSession) -> URLSessionTask) async -> String {
    await withCheckedContinuation { continuation in
      let listener = Listener { continuation.resume(returning: "\(name): \($0)") }
      let session = URLSession(configuration: .default, delegate: listener, delegateQueue: nil)
      task(session).resume()
      session.finishTasksAndInvalidate()
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    heard.append("status \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    heard.append("\(data.count) bytes")
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    heard.append("file of \((try? Data(contentsOf: location))?.count ?? -1)")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    heard.append("to \(request.url?.path ?? "nowhere")")
    completionHandler(request)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    heard.append("asked by \(challenge.protectionSpace.realm ?? "nobody")")
    completionHandler(
      .useCredential, URLCredential(user: "ada", password: "1815", persistence: .forSession))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    heard.append(error.map { "end \(($0 as? URLError)?.code.rawValue ?? 0)" } ?? "end")
    end(heard.joined(separator: ", "))
  }
}
