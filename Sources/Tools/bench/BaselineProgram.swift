import Foundation

/// The baseline: a program in C that draws the same designs with as little work as possible. It runs
/// between our own rounds, so that a change of the machine's load affects both.
struct BaselineProgram {
  let program: URL
  /// The path of the font file that the program sets text in.
  let fonts: String

  /// The CPU time in milliseconds by the program's mode, such as `floor`, and by frame, such as
  /// `weather@2x`.
  func measure(rounds: Int) -> [String: [String: Double]] {
    let process = Process()
    process.executableURL = program
    process.arguments = ["all", "--rounds", String(rounds), "--fonts", fonts]
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { return [:] }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var result: [String: [String: Double]] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count >= 3, let time = Double(columns[2]) else { continue }
      result[columns[0], default: [:]][columns[1]] = time
    }
    return result
  }
}
