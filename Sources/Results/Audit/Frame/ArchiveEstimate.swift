import DisplayList

/// An estimate of the archive that the system keeps for an entry's views. Its format isn't published; the
/// pixels of each bitmap are counted once, and a hundred bytes for each command.
enum ArchiveEstimate {
  /// Bytes beyond which an extension is ended (developers report 30 MB on Apple's forums).
  static let limit = 30 << 20

  static func bytes(_ list: DisplayList) -> Int {
    var images: Set<ImagePixels> = []
    var sum = 0
    for command in list.commands {
      if case .image(let draw) = command, images.insert(draw.image).inserted {
        sum += draw.image.width * draw.image.height * 4
      }
      sum += 100
    }
    return sum
  }
}
