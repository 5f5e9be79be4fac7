import AppIntents
import Failures
import Foundation
import WidgetKitCore

/// Reads one event of a script and reports what is wrong with it.
struct ScriptEventReader {
  /// The event's location for messages: `The script day.json, event 3`.
  let place: String
  let kinds: [String]

  private static let keys = [
    "at", "timeZone", "locale", "typeSize", "appearance", "device", "network", "standBy", "app",
    "audio",
    "navigation", "appGroup", "reload", "invalidate", "push", "tap", "kind", "family",
  ]

  func event(_ value: ConfiguredValue, _ time: ScriptTime) throws -> SystemEvent {
    guard case .object(let object) = value else {
      throw Failure(#"\#(place) isn't an object, as {"at": "10:00", "app": "foreground"}."#)
    }
    for key in object.keys.sorted() where !Self.keys.contains(key) {
      throw Failure("\(place) has the key “\(key)”. Keys: \(Self.keys.joined(separator: ", ")).")
    }
    guard let at = try text("at", object), let date = time.date(at) else {
      throw Failure(
        "\(place) wants a time “at”, as 10:00, 2026-01-09T10:00:00Z, or +1:30 after the start.")
    }
    let changes = try changes(object)
    guard !changes.isEmpty else {
      throw Failure(
        "\(place) has a time and no change: give it one of "
          + Self.keys.dropFirst().filter { $0 != "kind" && $0 != "family" }
          .joined(separator: ", ") + ".")
    }
    return SystemEvent(date: date, changes: changes)
  }

  private func changes(_ object: [String: ConfiguredValue]) throws -> [SystemChange] {
    var changes: [SystemChange] = []
    if let zone = try text("timeZone", object) {
      guard TimeZone.knownTimeZoneIdentifiers.contains(zone) || zone == "UTC" || zone == "GMT"
      else { throw wrong("timeZone", zone, "a zone's name, as Asia/Shanghai") }
      changes.append(.timeZone(zone))
    }
    if let locale = try text("locale", object) {
      let identifier = locale.replacing("-", with: "_")
      guard Locale.availableIdentifiers.contains(identifier) else {
        throw wrong("locale", locale, "a locale, as zh_Hans_CN")
      }
      changes.append(.locale(identifier))
    }
    if let size = try choice("typeSize", object, FrameStyle.typeSizes) {
      changes.append(.typeSize(size))
    }
    let appearances = FrameStyle.Appearance.allCases.map(\.rawValue)
    if let name = try choice("appearance", object, appearances) {
      changes.append(.appearance(FrameStyle.Appearance(rawValue: name) ?? .light))
    }
    if let state = try choice("device", object, ["locked", "unlocked"]) {
      changes.append(.locked(state == "locked"))
    }
    if let state = try choice("network", object, ["offline", "online"]) {
      changes.append(.offline(state == "offline"))
    }
    if let edge = try choice("standBy", object, ["begins", "ends"]) {
      changes.append(.standBy(edge == "begins"))
    }
    let sessions = try self.sessions(object)
    changes += sessions.filter(\.begins).map { .began($0.session) }
    if let value = object["appGroup"] { changes.append(.appGroup(try groups(value))) }
    if let value = object["reload"] { changes.append(.appReloads(kinds: try reloads(value))) }
    let kinds = SystemChange.Invalidation.allCases.map(\.rawValue)
    if let name = try choice("invalidate", object, kinds) {
      changes.append(.invalidates(SystemChange.Invalidation(rawValue: name) ?? .relevance))
    }
    if let value = object["push"] {
      guard case .bool(true) = value else { throw wrong("push", nil, "true") }
      changes.append(.push)
    }
    if let tap = try tap(object) { changes.append(.tap(tap)) }
    return changes + sessions.filter { !$0.begins }.map { .ended($0.session) }
  }

  private func sessions(
    _ object: [String: ConfiguredValue]
  ) throws -> [(session: SystemSchedule.Session, begins: Bool)] {
    var found: [(SystemSchedule.Session, Bool)] = []
    if let place = try choice("app", object, ["foreground", "background"]) {
      found.append((.foreground, place == "foreground"))
    }
    for session in [SystemSchedule.Session.audio, .navigation] {
      if let edge = try choice(session.rawValue, object, ["begins", "ends"]) {
        found.append((session, edge == "begins"))
      }
    }
    return found
  }

  private func tap(_ object: [String: ConfiguredValue]) throws -> SystemChange.Tap? {
    let kind = try text("kind", object)
    let family = try text("family", object)
    guard let label = try text("tap", object) else {
      if kind == nil && family == nil { return nil }
      throw Failure("\(place) names a widget by “kind” or “family”, which only “tap” wants.")
    }
    if let kind, !kinds.contains(kind) {
      throw wrong("kind", kind, "one of \(kinds.joined(separator: ", "))")
    }
    if let family, WidgetFamily(name: family) == nil {
      let known = WidgetFamily.allCases.map(\.description).joined(separator: ", ")
      throw wrong("family", family, "one of \(known)")
    }
    return SystemChange.Tap(label: label, kind: kind, family: family)
  }

  /// - Returns: nil for all kinds.
  private func reloads(_ value: ConfiguredValue) throws -> [String]? {
    if case .text(let name) = value { return name == "all" ? nil : [name] }
    if case .list(let items) = value, !items.isEmpty {
      let names = items.compactMap { if case .text(let name) = $0 { name } else { nil } }
      if names.count == items.count { return names }
    }
    throw wrong("reload", nil, "“all”, a kind, or a list of kinds")
  }

  private func groups(_ value: ConfiguredValue) throws -> [String: AppGroupFixture.Group] {
    guard let data = try? JSONEncoder().encode(value),
      let groups = try? JSONDecoder().decode([String: AppGroupFixture.Group].self, from: data),
      case .object(let object) = value, !object.isEmpty
    else {
      throw wrong("appGroup", nil, #"of the form {"group.name": {"defaults": {…}, "files": {…}}}"#)
    }
    return groups
  }

  // MARK: Values

  private func text(_ key: String, _ object: [String: ConfiguredValue]) throws -> String? {
    switch object[key] {
    case nil: return nil
    case .text(let text)? where !text.isEmpty: return text
    default: throw wrong(key, nil, "a text")
    }
  }

  private func choice(
    _ key: String, _ object: [String: ConfiguredValue], _ known: [String]
  ) throws -> String? {
    guard let value = try text(key, object) else { return nil }
    guard known.contains(value) else {
      throw wrong(key, value, "one of \(known.joined(separator: ", "))")
    }
    return value
  }

  private func wrong(_ key: String, _ value: String?, _ wanted: String) -> Failure {
    Failure("\(place): “\(key)” is \(wanted)\(value.map { ", not “\($0)”" } ?? "").")
  }
}
