extension DeviceTable {
  /// Widgets in a room. Source of the sizes: Apple's Human Interface Guidelines, Widgets, Specifications,
  /// visionOS (edition of December 2025), which also has them in millimetres: a small widget is 268 wide,
  /// and people scale widgets to 75 … 125 %. That a point is two pixels is assumed.
  static let headsets: [DeviceClass] = [
    .headsets(
      ["Apple Vision Pro"],
      sizes: [
        .systemSmall: (158, 158), .systemMedium: (338, 158), .systemLarge: (338, 354),
        .systemExtraLarge: (450, 338), .systemExtraLargePortrait: (338, 450),
      ])
  ]
}
