import Foundation

/// The addresses of a backtrace that Swift's runtime wrote without names, as addresses in the files that hold the code.
struct CrashFrames: Equatable {
  /// An address of code in a file.
  struct Frame: Equatable {
    /// The path of the executable or library.
    var image: String
    /// The distance, in bytes, from where the file was loaded.
    var offset: UInt64
  }

  private(set) var frames: [Frame] = []

  /// The frames in files of which `isWanted` says so, the innermost first.
  ///
  /// The runtime writes each frame as `1 [ra] 0x0000…` and each file as `0x0000…–0x0000… build-id name /path`; a return
  /// address (`ra`) is that of the instruction after the call.
  init(_ output: String, where isWanted: (String) -> Bool) {
    let lines = output.split(separator: "\n")
    let images = lines.compactMap(Self.image)
    for line in lines {
      guard let match = line.wholeMatch(of: /\s*\d+ +(\[ra\])? *0x([0-9a-f]+)\s*/),
        let address = UInt64(match.2, radix: 16),
        let image = images.first(where: { $0.range.contains(address) }), isWanted(image.path)
      else { continue }
      let offset = address - image.range.lowerBound
      frames.append(
        Frame(image: image.path, offset: match.1 == nil || offset == 0 ? offset : offset - 1))
    }
  }

  private static func image(_ line: Substring) -> (range: Range<UInt64>, path: String)? {
    guard
      let match = line.wholeMatch(of: /0x([0-9a-f]+)–0x([0-9a-f]+) .*? (\/.+)/),
      let start = UInt64(match.1, radix: 16), let end = UInt64(match.2, radix: 16), start < end
    else { return nil }
    return (start..<end, String(match.3))
  }
}
