import Foundation
import Goldens
import WidgetHost

/// The goldens' folder as the options name it.
enum GoldenStore {
  static func folder(_ options: Options) -> GoldenFolder {
    GoldenFolder(
      URL(fileURLWithPath: options.goldens.folder, isDirectory: true).standardizedFileURL.path,
      format: options.goldens.format)
  }

  /// - Throws: ``UsageError``, where nothing can be written there.
  static func writable(_ options: Options) throws -> GoldenFolder {
    let folder = folder(options)
    do {
      try OutputWriter.check(folder.path)
    } catch let error as HostError {
      throw UsageError(error.description.replacing("--out", with: "--goldens"))
    }
    return folder
  }

  /// Where the report is.
  static func report(_ options: Options) -> String {
    URL(fileURLWithPath: options.out, isDirectory: true).standardizedFileURL.path + "/report"
  }

  static var maker: Maker {
    Maker(generator: Version.generator, engine: EngineVersions.current.description)
  }

  static func task(_ purpose: GoldenTask.Purpose, _ options: Options) -> GoldenTask {
    var task = GoldenTask(
      purpose: purpose, folder: folder(options).path, format: options.goldens.format, maker: maker,
      report: report(options))
    task.trustsDigests = options.goldens.trustsDigests
    task.tolerance = options.goldens.tolerance
    return task
  }

  /// Says on standard error where they take more than they may.
  /// - Returns: 1 then, else 0.
  static func checkSize(_ folder: GoldenFolder, _ options: Options) -> Int32 {
    let sizes = folder.sizes()
    let bytes = sizes.reduce(0) { $0 + $1.bytes }
    guard Double(bytes) > options.goldens.limit * 1e6 else { return 0 }
    var families: [String: Int] = [:]
    for (id, bytes) in sizes {
      let family = id.split(separator: "/").dropLast().joined(separator: "/")
      families[family, default: 0] += bytes
    }
    let largest = families.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
      .map { "\($0.key) \(megabytes($0.value))" }
    let limit = PathPart.number(options.goldens.limit)
    let message =
      "error: The goldens take \(megabytes(bytes)), and \(limit) MB is their limit; most is in "
      + "\(largest.joined(separator: ", ")). Choose fewer variants, draw at a lower --scale, keep "
      + "--goldens-format digest, or raise --goldens-limit.\n"
    FileHandle.standardError.write(Data(message.utf8))
    return 1
  }

  private static func megabytes(_ bytes: Int) -> String {
    "\(PathPart.number((Double(bytes) / 1e4).rounded() / 100)) MB"
  }
}
