import Foundation

/// The yardstick in C: one frame of each design by a program that does as little as it can. It runs
/// between our own rounds, so that a slow spell of the machine falls on both.
struct Floor {
  let program: URL
  let fonts: String

  /// CPU milliseconds by `mode` and frame, such as `floor` and `weather@2x`.
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
