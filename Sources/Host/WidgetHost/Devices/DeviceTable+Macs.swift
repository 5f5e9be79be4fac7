extension DeviceTable {
  /// Apple publishes no sizes for macOS. Widgets lie on a grid there: squares of 164 points, 16 apart,
  /// two, four or eight of them to a widget, as seen on macOS 14's desktop; assumed.
  static let macs: [DeviceClass] = [
    .macs(
      ["Mac"],
      sizes: [
        .systemSmall: (164, 164), .systemMedium: (344, 164), .systemLarge: (344, 344),
        .systemExtraLarge: (704, 344),
      ],
      assumed: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  ]
}
