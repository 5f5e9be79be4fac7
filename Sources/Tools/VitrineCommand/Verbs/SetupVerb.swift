import Arguments
import Failures
import Foundation
import InstalledFiles

/// `setup`
struct SetupVerb: CommandVerb {
  static let name = "setup"
  static let summary =
    "makes the command of an installed Swift SDK known: a link to it in ~/.local/bin: setup [DIR]"
  static let operands: Operands? = Operands("[DIR]")
  var projectFolder: String? { nil }

  /// The folder of the link; nil for `~/.local/bin`.
  var folder: String?

  mutating func take(_ operands: [String]) throws {
    guard operands.count < 2 else {
      throw Failure.usage("setup takes one folder.", remedy: "vitrine setup ~/bin")
    }
    folder = operands.first
  }

  func run(in session: CommandSession) throws -> ExitStatus {
    guard InstalledFiles.place.isBundle else {
      throw Failure.usage(
        "This vitrine was built in \(InstalledFiles.root.path), and isn't that of a Swift SDK.",
        remedy: "Install the SDK with swift sdk install FILE, then run its own bin/vitrine setup.")
    }
    let command = InstalledFiles.root.appendingPathComponent("bin/vitrine")
    let home = FileManager.default.homeDirectoryForCurrentUser
    let folder =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? home.appendingPathComponent(".local/bin", isDirectory: true)
    let link = folder.appendingPathComponent("vitrine")
    try Self.link(link, to: command)
    session.output.print("\(link.path) → \(command.path)")
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    if !path.contains(Substring(folder.path)) {
      session.output.print(
        "\(folder.path) isn't on PATH. Run this line, and add it to your shell's profile:\n"
          + "  export PATH=\(folder.path):$PATH")
    }
    return .success
  }

  /// Replaces a link to another installation; a file that is no link stays.
  static func link(_ link: URL, to command: URL) throws {
    let manager = FileManager.default
    let existing = try? manager.attributesOfItem(atPath: link.path)
    if let existing, existing[.type] as? FileAttributeType != .typeSymbolicLink {
      throw Failure(
        "There is a file already, which is no link: it stays as it is.", at: link.path,
        remedy: "Remove it, or name another folder: vitrine setup DIR.")
    }
    let temporary = link.deletingLastPathComponent().appendingPathComponent(
      ".vitrine-\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try manager.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.createSymbolicLink(at: temporary, withDestinationURL: command)
    } catch {
      throw Failure(
        "The link can't be written: \(error.localizedDescription)", at: link.path,
        remedy: "Name a folder of yours: vitrine setup DIR.")
    }
    // One step: there is always an old link or a new one.
    guard rename(temporary.path, link.path) == 0 else {
      let cause = String(cString: strerror(errno))
      try? manager.removeItem(at: temporary)
      throw Failure("The link can't be written: \(cause).", at: link.path)
    }
  }
}
