import Combine
import Foundation
import OSLog
import Security
import SwiftUI
import WidgetKit

/// Says what it finds of the keychain, of defaults, of files, of notifications and, by a publisher,
/// of the network.
struct Sealed: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "sealed", provider: Provider()) { Card(text: $0.text) }
      .supportedFamilies([.systemSmall])
  }

  struct Provider: TimelineProvider {
    private static let log = Logger(subsystem: "example.sealed", category: "provider")

    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      Self.log.notice("asked for a snapshot")
      let shared = UserDefaults(suiteName: "group.example.sealed")
      let words = [
        password ?? "no password", shared?.string(forKey: "name") ?? "no name", written(),
        "\(notified())",
      ]
      completion(Moment(date: Date(), text: words.joined(separator: ", ")))
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      let url = URL(string: "https://example.com/data.txt")!
      Fetch.shared.start(url) { text in
        completion(Timeline(entries: [Moment(date: Date(), text: text)], policy: .never))
      }
    }

    private var password: String? {
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: "example.sealed",
        kSecAttrAccount as String: "token",
        kSecReturnData as String: true,
        kSecMatchLimit as String: kSecMatchLimitOne,
      ]
      var item: CFTypeRef?
      guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess,
        let data = item as? Data
      else { return nil }
      return String(data: data, encoding: .utf8)
    }

    /// The number of files in its documents folder after it wrote one.
    private func written() -> String {
      let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents")
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? Data("x".utf8).write(to: folder.appendingPathComponent("mine.txt"))
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return "\(names.count) file"
    }

    private func notified() -> Bool {
      final class Bell { var rang = false }
      let bell = Bell()
      let center = CFNotificationCenterGetDarwinNotifyCenter()
      let observer = Unmanaged.passUnretained(bell).toOpaque()
      CFNotificationCenterAddObserver(
        center, observer,
        { _, observer, _, _, _ in
          guard let observer else { return }
          Unmanaged<Bell>.fromOpaque(observer).takeUnretainedValue().rang = true
        }, "example.sealed.changed" as CFString, nil, .deliverImmediately)
      CFNotificationCenterPostNotification(
        center, CFNotificationName("example.sealed.changed" as CFString), nil, nil, true)
      CFNotificationCenterRemoveEveryObserver(center, observer)
      return bell.rang
    }
  }
}

/// The network by Combine.
private final class Fetch: @unchecked Sendable {
  static let shared = Fetch()
  private var running: AnyCancellable?

  func start(_ url: URL, then: @escaping @Sendable (String) -> Void) {
    running = URLSession.shared.dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "offline")
      .sink { then($0) }
  }
}
