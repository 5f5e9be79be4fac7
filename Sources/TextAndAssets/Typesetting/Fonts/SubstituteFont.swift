/// The pinned font used in the place of one of Apple's designs.
struct SubstituteFont {
  var upright: String
  var italic: String
  var traits: ShapingFace.Traits

  /// x per y of a face that has no italic: SF's italic leans about 9 degrees.
  static let slant = 0.16

  /// The position on Inter's axis of optical size whose letters match SF's. SF is the same up to 17
  /// points and from 28 on; its letters are as wide there, and an x as high, as Inter's at 14 and
  /// at 27 (measured in the reference pictures).
  static func opticalSize(at size: Double) -> Double {
    14 + 13 * min(max((size - 17) / 11, 0), 1)
  }

  /// SF Mono's letters are 6.181640625 wide at 10 points on macOS.
  static let monospacedAdvance = 0.6181640625
  private static let monospacedScale = 0.965

  /// The tracking of SF's rounded characters over its others. `18` at 30 points semibold takes 34 points
  /// (home-assistant/iOS @d722d78, calendarWidget); digits at 20 bold agree.
  /// Its dashes are an em and half of one: `—` at 20 points bold takes 20 (energyWidget without data).
  private static let roundedSpacing = 0.005

  /// The weights of a substitute whose stems are as heavy as those of Apple's design at 100, 200 … 900. Those that no
  /// picture shows are between, or as far off as the nearest.
  struct Weights: Hashable {
    private let positions: [Double]

    /// SF Rounded's on Nunito's axis. The stem of a 1 is 0.126 em at semibold, 11.3 pixels of 90 (home-assistant/iOS
    /// @d722d78, calendarWidget), and 0.1375 at bold, 8.25 of 60 (energyWidget); Nunito's are 0.103 and 0.128 at 600
    /// and 700. Regular's 0.093 is SF's own.
    static let rounded = Weights(positions: [200, 300, 400, 500, 600, 693, 735, 835, 935])

    /// SF Mono's on JetBrains Mono's axis. A stem is 0.083 em at regular, 3.49 pixels of 42.2 (gonzalezreal/textual
    /// @01b5187, codeBlock), 0.127 at semibold, 3.05 of 24, and 0.145 at bold, 8.7 of 60 (delikat/ClaudeUsageWidget
    /// @a57a74b, claude-large); JetBrains Mono's, drawn at 0.965, are 0.087 at 400, 0.121 at 700 and 0.145 at 800.
    static let monospaced = Weights(positions: [100, 190, 280, 360, 550, 726, 800, 800, 800])

    /// - Parameter weight: 100…900.
    func position(of weight: Double) -> Double {
      let step = min(max(weight / 100 - 1, 0), 8)
      let below = min(Int(clamping: step), 7)
      let low = positions[below]
      return low + (positions[below + 1] - low) * (step - Double(below))
    }
  }

  /// The positions on Archivo's axis of width for SF's compressed, condensed and expanded letters, whose nominal widths
  /// are 60, 75 and 132. Archivo's alphabet is 0.73, 0.80 and 1.27 times as wide there as SF's at 28 points, tracking left
  /// out; those between lie in straight lines, so that the normal width is Archivo's 91. SF's own widths are
  /// known of one text only: 48 condensed Cyrillic capitals take 1071 of 1080 pixels at 47 (a public script for subtitles
  /// prints it), three quarters to four fifths of the standard width by the weight, which it doesn't say. Compressed
  /// letters are narrower than Archivo's narrowest, which ``FontLibrary/lack(of:)`` says.
  static func widthPosition(of width: Double) -> Double {
    width < 75 ? 62 + (width - 60) * 8 / 15 : 70 + (width - 75) * 48 / 57
  }

  /// Ems that a colon between digits is lifted to the middle of their height: Archivo has no such form. It reaches from the
  /// baseline to the height of an x, 526 of 1000, digits to 686.
  static let stretchedColonLift: Float = 0.08 * 1443 / 2048 / 0.686

  /// The least nominal width that Archivo's letters have.
  static let leastWidth = 65.0

  private static let stretched = SubstituteFont(
    upright: "Archivo-2.1", italic: "Archivo-Italic-2.1",
    traits: .init(scale: 1443.0 / 2048 / 0.686, isStretched: true))

  /// Noto's pictures are 2550 of 2048 wide; Apple's are an em.
  static let emojiScale = 2048.0 / 2550

  /// - Parameter width: per cent of the normal width. SF alone has others: its rounded, serif and monospaced
  ///   companions have one (WWDC22, “Meet the expanded San Francisco font family”).
  static func of(
    _ design: FontDescriptor.Design, platform: FontDescriptor.Platform = .iOS, width: Double = 100
  ) -> SubstituteFont {
    if design == .default, width != 100 { return stretched }
    switch design {
    case .default:
      let isCompact = platform == .watchOS
      let end = isCompact ? "compact" : "fitted"
      return SubstituteFont(
        upright: "Inter-4.1-\(end)", italic: "Inter-Italic-4.1-\(end)",
        traits: .init(
          scale: 0.968, isSystem: true, isCompact: isCompact, hasPlainContext: true))
    case .rounded:
      return SubstituteFont(
        upright: "Nunito-3.602-fitted", italic: "Nunito-Italic-3.602-fitted",
        traits: .init(
          spacing: roundedSpacing, isSystem: true, isRounded: true, weights: .rounded))
    case .serif:
      return SubstituteFont(
        upright: "SourceSerif4-4.4", italic: "SourceSerif4-Italic-4.4",
        traits: .init(scale: 1.05))
    case .monospaced:
      return SubstituteFont(
        upright: "JetBrainsMono-2.211", italic: "JetBrainsMono-Italic-2.211",
        traits: .init(
          scale: monospacedScale, spacing: monospacedAdvance - 0.6 * monospacedScale,
          hasPlainContext: true, weights: .monospaced))
    }
  }
}
