import Foundation
import SwiftUI
import WidgetKit

/// Shows what a background session has brought, and before that what is in its file. `fetched-background` asks for a
/// new timeline then, `fetched-silent` doesn't and never calls the system's completion, `fetched-waiting` gives its
/// timeline when the session is over.
struct Fetched: Widget {
  var kind = "fetched-background"

  init() {}
  init(kind: String) { self.kind = kind }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider(kind: kind)) { entry in
      Text(verbatim: entry.text).containerBackground(.white, for: .widget)
    }
    .onBackgroundURLSessionEvents(matching: "example.\(kind)") { identifier, completion in
      Downloads.shared.events.append("events of \(identifier)")
      if kind == "fetched-background" { Downloads.shared.completion = completion }
    }
    .supportedFamilies([.systemSmall])
  }

  struct Provider: TimelineProvider {
    let kind: String

    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
      completion(Moment(date: Date()))
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      let downloads = Downloads.shared
      downloads.start(kind)
      guard kind == "fetched-waiting" else {
        let text = downloads.events.joined(separator: ", ")
        return completion(
          Timeline(
            entries: [Moment(date: Date(), text: text.isEmpty ? "nothing yet" : text)],
            policy: .never))
      }
      downloads.ended = {
        completion(Timeline(entries: [Moment(date: Date(), text: downloads.text)], policy: .never))
      }
    }
  }
}

private final class Downloads: NSObject, URLSessionDownloadDelegate, @unchecked Sendable {
  static let shared = Downloads()

  var events: [String] = []
  var text = "nothing"
  var completion: (() -> Void)?
  var ended: (() -> Void)?
  private var kind = ""
  private var session: URLSession?

  func start(_ kind: String) {
    guard session == nil else { return }
    self.kind = kind
    let configuration = URLSessionConfiguration.background(withIdentifier: "example.\(kind)")
    configuration.isDiscretionary = true
    configuration.sessionSendsLaunchEvents = true
    configuration.sharedContainerIdentifier = "group.example.fetched"
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    self.session = session
    session.downloadTask(with: URL(string: "https://example.com/tides.txt")!).resume()
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    text = (try? String(contentsOf: location, encoding: .utf8)) ?? "no file"
    events.append("file “\(text)”")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    events.append("end")
    ended?()
  }

  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
    events.append("over")
    guard kind == "fetched-background" else { return }
    WidgetCenter.shared.reloadTimelines(ofKind: kind)
    DispatchQueue.main.async { self.completion?() }
  }
}
