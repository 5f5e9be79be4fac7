import Foundation
import TestSupport
import Testing

/// Damaged files of every format, in process: where a reader traps, the process ends and the log names the input.
///
/// `Tools/mutate` asks for many by the variables `VITRINE_MUTATIONS` and `VITRINE_MUTATION_SEED`.
@Suite(.blocking, .serialized) struct MutationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let wanted = environment["VITRINE_MUTATIONS"].flatMap { Int($0) }
  private static let seed = environment["VITRINE_MUTATION_SEED"].flatMap { UInt64($0) } ?? 1
  private static let formats = DamagedFormat.assets + DamagedFormat.runs + DamagedFormat.projects

  /// Seconds of processor time for one input.
  private static let limit = 10.0
  /// The share of the suite, which is to be quick.
  private static let few = 25

  @Test(arguments: formats) func aDamagedFileEndsInAnAnswerOrAMessage(format: DamagedFormat) throws
  {
    let samples = try format.samples()
    try #require(!samples.isEmpty, "no sample of \(format.name): make deps fetches the fonts")
    let folder = try ScratchFolder("mutation")
    let file = folder.url.appendingPathComponent(format.fileName)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(
        (format.fileName as NSString).deletingLastPathComponent),
      withIntermediateDirectories: true)
    let count = Self.wanted.map { max($0 / Self.formats.count, 1) } ?? Self.few
    let log = Self.wanted == nil ? nil : Self.log(format)
    defer { log?.closeFile() }
    for index in 0..<count {
      let number = Self.seed &+ UInt64(index)
      if let log {
        log.seek(toFileOffset: 0)
        log.write(Data("\(format.name), seed \(number)        \n".utf8))
      }
      var mutation = Mutation(seed: number)
      let damaged = mutation.damaged(samples[index % samples.count], isText: format.isText)
      try Data(damaged).write(to: file)
      let start = processorSeconds()
      try? format.read(file.path)
      #expect(processorSeconds() - start < Self.limit, "seed \(number)")
    }
    if Self.wanted != nil {
      print(
        "mutation: \(format.name): \(count) damaged inputs passed, \(Self.megabytes) MB at most")
      #expect(Self.megabytes < 1024)
    }
  }

  /// The input that a process was at when it ended.
  private static func log(_ format: DamagedFormat) -> FileHandle? {
    let path = NSTemporaryDirectory() + "vitrine-mutation.log"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return FileHandle(forWritingAtPath: path)
  }

  /// The most memory that this process has held.
  private static var megabytes: Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
  }
}
