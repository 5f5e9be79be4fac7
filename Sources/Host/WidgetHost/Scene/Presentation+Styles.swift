extension Presentation {
  /// The styles without those that differ in the appearance alone, where it doesn't count.
  package func distinct(_ styles: [FrameStyle]) -> [FrameStyle] {
    guard isAlwaysDark else { return styles }
    return styles.filter { style in
      var light = style
      light.appearance = .light
      return style == light || !styles.contains(light)
    }
  }
}
