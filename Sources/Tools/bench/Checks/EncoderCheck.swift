import Rendering

/// The encoder's files of many random pictures, read by libpng and by our own reader.
enum EncoderCheck {
  /// - Parameter count: of pictures.
  /// - Returns: a sentence; nil where every file was read as the picture that it was made of.
  static func problem(count: Int) -> String? {
    var pictures = RandomPictures(seed: 1)
    let encoder = PNGEncoder()
    for index in 0..<count {
      let picture = pictures.picture()
      let size = "\(picture.width) × \(picture.height) pixels"
      // Our own encoder for each; libdeflate, at the level of goldens, for every tenth.
      for level in index % 10 == 0 ? [0, 7] : [0] {
        let file = encoder.encode(picture, level: level)
        guard let read = try? PNGDecoder.decodeThroughLibpng(file) else {
          return "libpng can't read picture \(index), \(size), level \(level)"
        }
        guard Bitmap.hasEqualPixels(read, picture) else {
          return "libpng reads other pixels of picture \(index), \(size), level \(level)"
        }
        guard let own = try? PNGDecoder.decode(file), Bitmap.hasEqualPixels(own, picture) else {
          return "our reader reads other pixels of picture \(index), \(size), level \(level)"
        }
      }
    }
    return nil
  }
}
