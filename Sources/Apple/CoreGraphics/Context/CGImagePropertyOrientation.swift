/// The orientation of a picture, as EXIF counts. Apple declares it in ImageIO, which exports Core Graphics.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
