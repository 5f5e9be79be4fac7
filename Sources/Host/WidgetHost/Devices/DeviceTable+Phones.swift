import WidgetKitCore

extension DeviceTable {
  /// Phones, by their screen; points.
  ///
  /// Sources of the widgets' sizes: Apple's Human Interface Guidelines (Widgets, Specifications,
  /// editions of January 2025 and December 2025); FrameUp's WidgetSize repeats them. The guidelines
  /// don't list 402 × 874 and 440 × 956: those are third-party measurements of screenshots, and what is
  /// marked as assumed there and for 420 × 912 is taken from the nearest screen. Figures that a version of iOS has for a
  /// screen are in `ScreenFigures` of `SystemDesigns`.
  ///
  /// Sources of Live Activities: Human Interface Guidelines, Live Activities, Specifications (edition
  /// of December 2025). Phones that it doesn't list are assumed to leave 11 points free at each side
  /// of the Lock Screen's, as the listed ones do.
  static let phones: [DeviceClass] = [
    .phones(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      screen: (430, 932),
      sizes: [
        .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
        .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76),
        .accessoryInline: (257, 26),
      ],
      activityBanner: .published(408), island: .wide),
    .phones(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      screen: (428, 926),
      sizes: [
        .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
        .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76),
        .accessoryInline: (257, 26),
      ],
      activityBanner: .assumed(406)),
    .phones(
      ["iPhone XR", "iPhone 11"],
      screen: (414, 896), scale: 2,
      sizes: [
        .systemSmall: (169, 169), .systemMedium: (360, 169), .systemLarge: (360, 379),
        .accessoryCircular: (76, 76), .accessoryRectangular: (160, 72),
        .accessoryInline: (248, 26),
      ],
      activityBanner: .assumed(392)),
    .phones(
      ["iPhone XS Max", "iPhone 11 Pro Max"],
      screen: (414, 896),
      sizes: [
        .systemSmall: (169, 169), .systemMedium: (360, 169), .systemLarge: (360, 379),
        .accessoryCircular: (76, 76), .accessoryRectangular: (160, 72),
        .accessoryInline: (248, 26),
      ],
      activityBanner: .assumed(392)),
    .phones(
      ["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      screen: (414, 736),
      sizes: [
        .systemSmall: (159, 159), .systemMedium: (348, 157), .systemLarge: (348, 357),
        .accessoryCircular: (76, 76), .accessoryRectangular: (170, 76),
        .accessoryInline: (248, 26),
      ],
      activityBanner: .assumed(392)),
    .phones(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      screen: (393, 852),
      sizes: [
        .systemSmall: (158, 158), .systemMedium: (338, 158), .systemLarge: (338, 354),
        .accessoryCircular: (72, 72), .accessoryRectangular: (160, 72),
        .accessoryInline: (234, 26),
      ],
      activityBanner: .published(371), island: .narrow),
    .phones(
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
        "iPhone 17e",
      ],
      screen: (390, 844),
      sizes: [
        .systemSmall: (158, 158), .systemMedium: (338, 158), .systemLarge: (338, 354),
        .accessoryCircular: (72, 72), .accessoryRectangular: (160, 72),
        .accessoryInline: (234, 26),
      ],
      activityBanner: .assumed(368)),
    .phones(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"],
      screen: (375, 812),
      sizes: [
        .systemSmall: (155, 155), .systemMedium: (329, 155), .systemLarge: (329, 345),
        .accessoryCircular: (72, 72), .accessoryRectangular: (157, 72),
        .accessoryInline: (225, 26),
      ],
      activityBanner: .assumed(353)),
    .phones(
      [
        "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ],
      screen: (375, 667), scale: 2,
      sizes: [
        .systemSmall: (148, 148), .systemMedium: (321, 148), .systemLarge: (321, 324),
        .accessoryCircular: (68, 68), .accessoryRectangular: (153, 68),
        .accessoryInline: (225, 26),
      ],
      activityBanner: .assumed(353)),
    .phones(
      ["iPhone SE (1st generation)"],
      screen: (320, 568), scale: 2,
      sizes: [.systemSmall: (141, 141), .systemMedium: (292, 141), .systemLarge: (292, 311)],
      activityBanner: .assumed(298)),
    .phones(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
      screen: (402, 874),
      sizes: [
        .systemSmall: (162, 162), .systemMedium: (344, 162), .systemLarge: (344, 366),
        .accessoryCircular: (72, 72), .accessoryRectangular: (160, 72),
        .accessoryInline: (234, 26),
      ],
      assumed: [.accessoryCircular, .accessoryRectangular, .accessoryInline],
      activityBanner: .assumed(380), island: .narrowAt402),
    .phones(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
      screen: (440, 956),
      sizes: [
        .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
        .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76),
        .accessoryInline: (257, 26),
      ],
      assumed: [.accessoryCircular, .accessoryRectangular, .accessoryInline],
      activityBanner: .assumed(418), island: .wide),
    .phones(
      ["iPhone Air"],
      screen: (420, 912),
      sizes: [
        .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
        .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76),
        .accessoryInline: (257, 26),
      ],
      assumed: [
        .systemSmall, .systemMedium, .systemLarge, .accessoryCircular,
        .accessoryRectangular, .accessoryInline,
      ],
      activityBanner: .assumed(398), island: .wide),
  ]
}
