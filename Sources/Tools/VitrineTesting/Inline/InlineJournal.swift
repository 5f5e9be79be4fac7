import DisplayList
import Foundation
import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// Writes what inline assertions expect into their sources. The lines that a test knows are those of the
/// source as it was built, and each text that is written moves those below; so every edit is kept in a
/// journal beside the tests' executable, together with the source as it was. Processes that run tests of
/// one file at once share it.
enum InlineJournal {
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  struct Edit: Codable, Equatable {
    /// Bytes of the source as it was built.
    var start: Int
    var end: Int
    var text: String
  }

  private struct Journal: Codable {
    var original: String
    var edits: [Edit]
    /// The digest of the source with the edits.
    var digest: String
  }

  /// - Parameters:
  ///   - executable: the program that runs the tests; a journal older than it is of an earlier build.
  ///   - folder: The folder of the journals.
  /// - Throws: ``Refusal``; then the source is as it was.
  static func write(
    _ text: String, at line: Int, _ column: Int, of path: String, named name: String,
    executable: String = "/proc/self/exe", folder: String = standardFolder
  ) throws {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let journalPath = "\(folder)/\(digest(path)).json"
    try OutputWriter.makeFolder(folder)
    let lock = open(journalPath + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw Refusal(description: "\(folder) can't be written to") }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
    guard let data = FileManager.default.contents(atPath: path),
      let source = String(validating: data, as: UTF8.self)
    else { throw Refusal(description: "\(path) can't be read as UTF-8") }
    var journal = try journal(journalPath, of: source, path, executable)
    let original = journalPath + ".swift"
    try OutputWriter.write(Array(journal.original.utf8), to: original)
    let edit: Edit
    do {
      edit = try InlineCall.edit(text, in: original, line: line, column: column, named: name)
    } catch {
      throw Refusal(description: "\(path):\(line): \(error)")
    }
    if let same = journal.edits.first(where: { $0.start == edit.start }) {
      if same == edit { return }
      throw Refusal(
        description:
          "\(path):\(line): this assertion ran twice with different results, and its source "
          + "can hold one: give each its own assertion")
    }
    journal.edits.append(edit)
    let result = apply(journal.edits, to: journal.original)
    journal.digest = digest(result)
    // The journal first: without it no later run would know which build the source belongs to.
    try OutputWriter.write(Array(try JSONEncoder().encode(journal)), to: journalPath)
    try replace(path, with: result)
  }

  static func apply(_ edits: [Edit], to original: String) -> String {
    var bytes = Array(original.utf8)
    for edit in edits.sorted(by: { $0.start > $1.start }) {
      bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func journal(
    _ journalPath: String, of source: String, _ path: String, _ executable: String
  ) throws -> Journal {
    let built = date(executable)
    if let data = FileManager.default.contents(atPath: journalPath),
      let journal = try? JSONDecoder().decode(Journal.self, from: data), date(journalPath) >= built
    {
      let now = digest(source)
      if journal.digest == now { return journal }
      // Killed between the two writes: the source lacks the last edit.
      let earlier = Array(journal.edits.dropLast())
      if digest(apply(earlier, to: journal.original)) == now {
        return Journal(original: journal.original, edits: earlier, digest: now)
      }
    }
    guard date(path) <= built else {
      throw Refusal(
        description:
          "\(path) has changed since the tests were built, so nothing was written into it: "
          + "run swift test again")
    }
    return Journal(original: source, edits: [], digest: "")
  }

  /// Keeps the file's permissions.
  private static func replace(_ path: String, with text: String) throws {
    var status = stat()
    guard stat(path, &status) == 0, access(path, W_OK) == 0 else {
      throw Refusal(description: "\(path) can't be written to: \(String(cString: strerror(errno)))")
    }
    try OutputWriter.write(Array(text.utf8), to: path)
    chmod(path, status.st_mode & 0o7777)
  }

  /// The date of the last change, in seconds since 1970; 0 where there is no such file.
  private static func date(_ path: String) -> Double {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  private static func digest(_ text: String) -> String {
    var hasher = DigestHasher()
    hasher.add(text)
    return hasher.finish().description
  }

  static var standardFolder: String { Artifacts.buildFolder + "/vitrine-inline" }
}
