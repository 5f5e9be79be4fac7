import Foundation
import Testing

/// The paths of programs that some tests use; nil where one isn't installed. `make deps-test` installs those that the
/// distribution has.
public enum InstalledProgram {
  public static let chromium = find("chromium", "chromium-browser", "google-chrome")
  public static let rsvgConvert = find("rsvg-convert")
  public static let jq = find("jq")
  public static let unzip = find("unzip")

  /// Whether `python3` can read YAML.
  public static let hasPythonYAML: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import yaml"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// The path of the first of these programs that is installed; nil where none is.
  public static func find(_ names: String...) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      ["/usr/bin", "/usr/local/bin", "/bin"] + path.split(separator: ":").map(String.init)
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// Traits that leave a test out where a program is missing. `make test` prints the reasons at its end.
extension Trait where Self == ConditionTrait {
  public static var needsChromium: Self {
    .enabled(if: InstalledProgram.chromium != nil, "chromium is not installed: make deps-test")
  }
  public static var needsLibrsvg: Self {
    .enabled(
      if: InstalledProgram.rsvgConvert != nil, "librsvg2-bin is not installed: make deps-test")
  }
  public static var needsJQ: Self {
    .enabled(if: InstalledProgram.jq != nil, "jq is not installed: make deps-test")
  }
  public static var needsUnzip: Self {
    .enabled(if: InstalledProgram.unzip != nil, "unzip is not installed: make deps-test")
  }
  public static var needsPythonYAML: Self {
    .enabled(
      if: InstalledProgram.hasPythonYAML, "python3-yaml is not installed: make deps-test")
  }
}
