/// The pinned font that stands for each of Apple's designs.
struct StandIn {
  var upright: String
  var italic: String
  /// Points drawn for each point asked, so that capitals are as high as Apple's: SF's are 1443 of
  /// 2048 (`FontMetrics`).
  var scale: Double
  var isFitted = false
  var hasPlainContext = false

  /// x per y of a face that has no italic: SF's italic leans about 9 degrees.
  static let slant = 0.16

  /// Noto's pictures are 2550 of 2048 wide; Apple's are an em.
  static let emojiScale = 2048.0 / 2550

  static func of(_ design: FontDescriptor.Design) -> StandIn {
    switch design {
    case .default:
      return StandIn(
        upright: "Inter-4.1", italic: "Inter-Italic-4.1", scale: 0.968, isFitted: true,
        hasPlainContext: true)
    case .rounded:
      return StandIn(upright: "Nunito-3.602", italic: "Nunito-Italic-3.602", scale: 1)
    case .serif:
      return StandIn(upright: "SourceSerif4-4.4", italic: "SourceSerif4-Italic-4.4", scale: 1.05)
    case .monospaced:
      return StandIn(
        upright: "JetBrainsMono-2.211", italic: "JetBrainsMono-Italic-2.211", scale: 0.965,
        hasPlainContext: true)
    }
  }
}
