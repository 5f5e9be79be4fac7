import AppIntents
import Failures
import Foundation
import Security

/// The contents of App Groups and the keychain before a widget's code runs: a JSON object
///
///     { "group.example.app": { "defaults": { "theme": "light" }, "files": { "notes.txt": "…" } },
///       "keychain": [{ "service": "example", "account": "token", "password": "…" }] }
///
/// where a file's content is a string, or a JSON value that is written as such. Binary defaults
/// (`Data`) are objects with one key: `{ "base64": "…" }`, `{ "json": … }` or `{ "date": "…" }`.
package struct AppGroupFixture: Sendable {
  package struct Group: Codable, Hashable, Sendable {
    package var defaults: [String: ConfiguredValue]?
    package var files: [String: ConfiguredValue]?
  }
  package struct Password: Codable, Sendable {
    package var service: String
    package var account: String
    package var accessGroup: String?
    package var password: String
  }
  package let groups: [String: Group]
  package let passwords: [Password]

  private struct File: Decodable {
    var groups: [String: Group] = [:]
    var passwords: [Password] = []

    struct Name: CodingKey {
      let stringValue: String
      init(stringValue: String) { self.stringValue = stringValue }
      let intValue: Int? = nil
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Name.self)
      for name in container.allKeys {
        if name.stringValue == "keychain" {
          passwords = try container.decode([Password].self, forKey: name)
        } else {
          groups[name.stringValue] = try container.decode(Group.self, forKey: name)
        }
      }
    }
  }

  init(groups: [String: Group]) {
    self.groups = groups
    passwords = []
  }

  /// - Throws: a `Failure`, with what is wrong in the file.
  package init(contentsOf path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure("The app group file \(path) can't be read: is the path right?")
    }
    do {
      let file = try JSONDecoder().decode(File.self, from: data)
      groups = file.groups
      passwords = file.passwords
    } catch {
      throw Failure(
        "The app group file \(path) isn't of the form "
          + #"{"group.name": {"defaults": {…}, "files": {…}}, "keychain": [{…}]}"#
          + ": \(Self.explain(error))")
    }
  }

  private static func explain(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return (path.isEmpty ? "" : "at \(path): ") + context.debugDescription
    @unknown default: return "\(error)"
    }
  }

  /// Puts it all in place, in the home folder of this process.
  /// Takes away what earlier fixtures put into this process: its app groups' defaults and files, and its
  /// passwords.
  /// - Parameter home: the process's home folder.
  @MainActor
  static func clear(_ home: String) throws {
    for name in installed.sorted() {
      UserDefaults(suiteName: name)?.removePersistentDomain(forName: name)
    }
    installed = []
    // The product's bundle stays: `Bundle.module` remembers its path from the first run on.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    where !name.hasSuffix(".appex") {
      try? FileManager.default.removeItem(atPath: "\(home)/\(name)")
    }
  }

  /// App groups that have had defaults in this process.
  @MainActor private static var installed: Set<String> = []

  @MainActor
  func install() throws {
    Self.installed.formUnion(groups.keys)
    try KeychainFixture.install(
      passwords.map {
        .init(
          service: $0.service, account: $0.account, accessGroup: $0.accessGroup,
          data: Data($0.password.utf8))
      })
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
      if let values = group.defaults, let defaults = UserDefaults(suiteName: name) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
          defaults.set(value.propertyListValue, forKey: key)
        }
      }
      guard let files = group.files else { continue }
      guard
        let folder = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: name)
      else { throw Failure("The app group file names a group that can't be a folder: \(name)") }
      for (path, content) in files.sorted(by: { $0.key < $1.key }) {
        let file = folder.appendingPathComponent(path).standardizedFileURL
        guard file.path.hasPrefix(folder.standardizedFileURL.path + "/") else {
          throw Failure("The app group file puts \(path) outside the group \(name).")
        }
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.fileContent.write(to: file)
      }
    }
  }
}

extension ConfiguredValue {
  /// The value as UserDefaults stores it.
  fileprivate var propertyListValue: Any? {
    switch self {
    case .null: return nil
    case .bool(let value): return value
    case .number(let value): return Int(exactly: value) ?? value
    case .text(let value): return value
    case .list(let items): return items.compactMap(\.propertyListValue)
    case .object(let object):
      if object.count == 1, case .text(let text)? = object["base64"] {
        return Data(base64Encoded: text)
      }
      if object.count == 1, case .text(let text)? = object["date"] {
        return try? Date(text, strategy: .iso8601)
      }
      if object.count == 1, let json = object["json"] { return json.jsonData }
      return object.compactMapValues(\.propertyListValue)
    }
  }

  fileprivate var fileContent: Data {
    if case .text(let text) = self { return Data(text.utf8) }
    if case .object(let object) = self, object.count == 1, case .text(let text)? = object["base64"],
      let data = Data(base64Encoded: text)
    {
      return data
    }
    return jsonData
  }

  private var jsonData: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data()
  }
}
