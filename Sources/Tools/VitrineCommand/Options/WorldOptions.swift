import Arguments
import DeviceFixtures
import Failures
import Foundation
import Planning
import Typesetting
import WidgetHost

extension PlanRequest {
  /// The clock, the network and the files of the world that frames are made in.
  static let worldOptions = OptionList<PlanRequest>(
    .option("now", "DATE", "the clock's time (2026-01-09T09:41:00Z)", \.dimensions.base.now) {
      try $0.date()
    },
    .option("time-zone", "ZONE", "as Asia/Shanghai (UTC)", \.dimensions.base.timeZone) {
      try $0.timeZone()
    },
    .option("seed", "N", "of random numbers (0)", \.dimensions.base.seed) { try $0.seed() },
    .option(
      "linked-sdk", "VERSION",
      "the SDK of iOS that the app is built with: before 17, widgets keep their own backgrounds (an Xcode project's, else \(LinkedSDK.standard.name))",
      \.linkedSDK
    ) { try $0.linkedSDK() },
    .option(
      "network", "deny|fixtures:PATH|record:PATH",
      "the answers that URLSession gets: none, or those of a HAR file or a folder; recorded into it first (deny)",
      \.world.network
    ) { try $0.network() },
    .option(
      "app-group", "FILE", "JSON with what app groups hold at the start", \.world.appGroupFile,
      completion: .file
    ) { values in
      let file = try values.last()
      _ = try AppGroupFixture(contentsOf: file)
      return URL(fileURLWithPath: file).path
    },
    .option(
      "world", "FILE",
      "JSON with what the device's frameworks answer: location, weather, events, health …",
      \.world.deviceFile, completion: .file
    ) { values in
      let file = try values.last()
      _ = try WorldFile(contentsOf: file)
      return URL(fileURLWithPath: file).path
    },
    .option(
      "store", "FILE",
      "the objects that stores of Core Data and SwiftData hold at the start: JSON, or a store's SQLite file",
      \.world.storeFile, completion: .file
    ) { values in
      let file = try values.last()
      try StoreFile.check(file)
      return URL(fileURLWithPath: file).path
    },
    .option(
      "activity", "FILE,…",
      "JSON with a Live Activity's attributes and content states, beside its previews'",
      \.world.activityFiles, completion: .file
    ) { values in
      try values.list.map { path in
        let path = URL(fileURLWithPath: path).path
        _ = try ActivityFixture(contentsOf: path)
        return path
      }
    },
    .option(
      "entitlements", "FILE",
      "the extension's .entitlements: with data protection a locked device shows the placeholder",
      \.world.dataProtection, completion: .file
    ) { try DataProtection(entitlements: try $0.last()) },
    .option(
      "fonts", "DIR", "your own fonts, used before the pinned ones; SF's by its family names",
      \.world.fonts, completion: .folder
    ) { values in
      let path = try values.folder()
      guard !FontLibrary.files(in: URL(fileURLWithPath: path)).isEmpty else {
        throw values.failure("\(path) holds no font (.ttf, .otf or .ttc).")
      }
      return path
    })
}

extension OptionValues {
  fileprivate func date() throws -> Date {
    let text = try last()
    if let date = try? Date(text, strategy: .iso8601) { return date }
    throw Failure.usage(
      "--\(name) wants a date as 2026-01-09T09:41:00Z or 2026-01-09T17:41:00+08:00, not “\(text)”.")
  }

  fileprivate func timeZone() throws -> String {
    let zone = try last()
    // Names only: the sign of an offset in TZ is the opposite of Foundation's.
    let known = TimeZone.knownTimeZoneIdentifiers
    guard known.contains(zone) || zone == "UTC" || zone == "GMT" else {
      throw Failure.unknown("time zone", zone, among: known)
    }
    return zone
  }

  fileprivate func linkedSDK() throws -> LinkedSDK {
    let text = try last()
    guard let sdk = LinkedSDK(text) else {
      throw Failure.usage(
        "--\(name) wants a version of iOS whose SDK has widgets (\(LinkedSDK.names.joined(separator: ", "))), as 16 or "
          + "16.4, not “\(text)”.")
    }
    return sdk
  }

  fileprivate func seed() throws -> UInt64 {
    let text = try last()
    guard let seed = UInt64(text) else {
      throw Failure.usage("--\(name) wants a whole number from 0 on, not “\(text)”.")
    }
    return seed
  }

  fileprivate func network() throws -> NetworkSource {
    let value = try last()
    if value == "deny" { return .denied }
    let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, ["fixtures", "record"].contains(parts[0]) else {
      throw Failure.usage(
        "--\(name) is deny, fixtures:PATH or record:PATH, where PATH is a HAR file or a folder, not "
          + "“\(value)”.")
    }
    let path = URL(fileURLWithPath: parts[1]).path
    if parts[0] == "record" { return .recording(path) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure.usage("--\(name): there is no file or folder \(path).")
    }
    return .fixtures(path)
  }
}
