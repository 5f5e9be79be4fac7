import WidgetKitCore

extension DeviceTable {
  /// Tablets, by their screen; points. An iPad lays a widget out at its canvas and shows it smaller.
  ///
  /// Sources: Apple's Human Interface Guidelines (Widgets, Specifications, editions of January 2025
  /// and December 2025), and for the widths of Live Activities Live Activities, Specifications
  /// (edition of December 2025). A tablet that the latter doesn't list has the width of the nearest.
  static let tablets: [DeviceClass] = [
    .tablets(
      ["iPad 9.7-inch"], screen: (768, 1024),
      sizes: [
        .systemSmall: (141, 141), .systemMedium: (305.5, 141), .systemLarge: (305.5, 305.5),
        .systemExtraLarge: (634.5, 305.5),
      ],
      shownAt: [
        .systemSmall: (120, 120), .systemMedium: (260, 120), .systemLarge: (260, 260),
        .systemExtraLarge: (540, 260),
      ],
      activityBanner: .published(425)),
    .tablets(
      ["iPad mini (6th generation)"], screen: (744, 1133),
      sizes: [
        .systemSmall: (141, 141), .systemMedium: (305.5, 141), .systemLarge: (305.5, 305.5),
        .systemExtraLarge: (634.5, 305.5),
      ],
      shownAt: [
        .systemSmall: (120, 120), .systemMedium: (260, 120), .systemLarge: (260, 260),
        .systemExtraLarge: (540, 260),
      ],
      activityBanner: .assumed(425)),
    .tablets(
      ["iPad 10.2-inch"], screen: (810, 1080),
      sizes: [
        .systemSmall: (146, 146), .systemMedium: (320.5, 146), .systemLarge: (320.5, 320.5),
        .systemExtraLarge: (669, 320.5),
      ],
      shownAt: [
        .systemSmall: (124, 124), .systemMedium: (272, 124), .systemLarge: (272, 272),
        .systemExtraLarge: (568, 272),
      ],
      activityBanner: .published(425)),
    .tablets(
      ["iPad Air 11-inch"], screen: (820, 1180),
      sizes: [
        .systemSmall: (155, 155), .systemMedium: (342, 155), .systemLarge: (342, 342),
        .systemExtraLarge: (715.5, 342),
      ],
      shownAt: [
        .systemSmall: (136, 136), .systemMedium: (300, 136), .systemLarge: (300, 300),
        .systemExtraLarge: (628, 300),
      ],
      activityBanner: .assumed(425)),
    .tablets(
      ["iPad Air 10.5-inch"], screen: (834, 1112),
      sizes: [
        .systemSmall: (150, 150), .systemMedium: (327.5, 150), .systemLarge: (327.5, 327.5),
        .systemExtraLarge: (682, 327.5),
      ],
      shownAt: [
        .systemSmall: (132, 132), .systemMedium: (288, 132), .systemLarge: (288, 288),
        .systemExtraLarge: (600, 288),
      ],
      activityBanner: .assumed(425)),
    .tablets(
      ["iPad Pro 11-inch"], screen: (834, 1194),
      sizes: [
        .systemSmall: (155, 155), .systemMedium: (342, 155), .systemLarge: (342, 342),
        .systemExtraLarge: (715.5, 342),
      ],
      shownAt: [
        .systemSmall: (136, 136), .systemMedium: (300, 136), .systemLarge: (300, 300),
        .systemExtraLarge: (628, 300),
      ],
      activityBanner: .published(425)),
    .tablets(
      ["iPad Pro 11-inch, more space"], screen: (954, 1373),
      sizes: [
        .systemSmall: (162, 162), .systemMedium: (350, 162), .systemLarge: (350, 350),
        .systemExtraLarge: (726, 350),
      ],
      activityBanner: .assumed(500)),
    .tablets(
      ["iPad Pro 12.9-inch, more space (970)"], screen: (970, 1389),
      sizes: [
        .systemSmall: (162, 162), .systemMedium: (350, 162), .systemLarge: (350, 350),
        .systemExtraLarge: (726, 350),
      ],
      activityBanner: .assumed(500)),
    .tablets(
      ["iPad Pro 12.9-inch"], screen: (1024, 1366),
      sizes: [
        .systemSmall: (170, 170), .systemMedium: (378.5, 170), .systemLarge: (378.5, 378.5),
        .systemExtraLarge: (795, 378.5),
      ],
      shownAt: [
        .systemSmall: (160, 160), .systemMedium: (356, 160), .systemLarge: (356, 356),
        .systemExtraLarge: (748, 356),
      ],
      activityBanner: .published(500)),
    .tablets(
      ["iPad Pro 12.9-inch, more space"], screen: (1192, 1590),
      sizes: [
        .systemSmall: (188, 188), .systemMedium: (412, 188), .systemLarge: (412, 412),
        .systemExtraLarge: (860, 412),
      ],
      activityBanner: .assumed(500)),
  ]
}
