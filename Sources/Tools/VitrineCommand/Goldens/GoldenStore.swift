import Failures
import Foundation
import Goldens
import Planning
import WidgetHost

/// The folder of goldens that the options name, its report and its size limit.
enum GoldenStore {
  static func folder(_ options: GoldenOptions) -> GoldenFolder {
    GoldenFolder(
      URL(fileURLWithPath: options.folder, isDirectory: true).standardizedFileURL.path,
      format: options.format)
  }

  /// - Throws: a ``Failure`` of usage, where nothing can be written there.
  static func writable(_ options: GoldenOptions) throws -> GoldenFolder {
    let folder = folder(options)
    do {
      try OutputWriter.check(folder.path)
    } catch let failure as Failure {
      throw Failure.usage(failure.description.replacing("--out", with: "--goldens"))
    }
    return folder
  }

  /// The report's folder in an output folder.
  static func report(in out: String) -> String {
    URL(fileURLWithPath: out, isDirectory: true).standardizedFileURL.path + "/report"
  }

  static var maker: Maker {
    Maker(generator: Version.generator, engine: EngineVersions.current.description)
  }

  static func task(_ purpose: GoldenTask.Purpose, _ request: GoldenRequest) -> GoldenTask {
    let options = request.goldens
    var task = GoldenTask(
      purpose: purpose, folder: folder(options).path, format: options.format, maker: maker,
      report: report(in: request.run.out))
    task.trustsDigests = options.trustsDigests
    task.tolerance = options.tolerance
    return task
  }

  /// Reports on standard error where the goldens take more than their limit.
  ///
  /// - Returns: `findings` then.
  static func checkSize(_ folder: GoldenFolder, _ options: GoldenOptions) -> ExitStatus {
    // Which of them are equal is only asked where it matters.
    guard Double(folder.byteCount) > options.limit * 1e6 else { return .success }
    let families = folder.byteCounts()
    let bytes = families.values.reduce(0, +)
    guard Double(bytes) > options.limit * 1e6 else { return .success }
    let largest = families.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
      .map { "\($0.key) \(megabytes($0.value))" }
    let limit = PathPart.number(options.limit)
    let message =
      "error: The goldens take \(megabytes(bytes)), and \(limit) MB is their limit; most is in "
      + "\(largest.joined(separator: ", ")). Choose fewer variants, draw at a lower --scale, keep "
      + "--goldens-format digest, or raise --goldens-limit.\n"
    FileHandle.standardError.write(Data(message.utf8))
    return .findings
  }

  private static func megabytes(_ bytes: Int) -> String {
    "\(PathPart.number((Double(bytes) / 1e4).rounded() / 100)) MB"
  }
}
