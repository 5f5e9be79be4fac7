import DisplayList

/// What the system may keep for an entry's views. The archive's form isn't published; this counts
/// the pixels of each bitmap once, and a hundred bytes for each thing drawn.
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
