import Foundation

/// Programs of a test's own, in the shell's language.
public enum ScriptFile {
  /// Writes a script that can be started, in a folder that is made where it is missing.
  ///
  /// Another process writes it. A descriptor that this one had open for writing could be inherited by a program that a
  /// test on another thread starts at that moment, and until that program closes it the kernel refuses to start the
  /// script (`ETXTBSY`, execve(2)).
  public static func write(_ text: String, to path: String) throws {
    let script = #"mkdir -p "${1%/*}" && printf '%s' "$2" >"$1" && chmod 755 "$1""#
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", path, text]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
