import WidgetKitCore

// Point sizes of every family on phones and tablets, from Apple's Human Interface Guidelines (Widgets, Specifications,
// editions of January 2025 and December 2025); FrameUp's WidgetSize repeats them. The guidelines
// don't list 402 × 874 and 440 × 956: those are third-party measurements of screenshots, and what
// is marked assumed there and for 420 × 912 is taken from the nearest screen. An iPad lays a widget
// out at its canvas and shows it smaller.

extension DeviceTable {
  /// Phones and tablets, as classes of devices with the same screen.
  static let classes: [DeviceClass] = [
    DeviceClass(
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      platform: .iOS, screen: (430, 932), scale: 3,
      sizes: [
        .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
        .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76),
        .accessoryInline: (257, 26),
      ]),
    DeviceClass(
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      platform: .iOS, screen: (428, 926), scale: 3,
      sizes: [
        .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
        .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76),
        .accessoryInline: (257, 26),
      ]),
    DeviceClass(
      names: ["iPhone XR", "iPhone 11"],
      platform: .iOS, screen: (414, 896), scale: 2,
      sizes: [
        .systemSmall: (169, 169), .systemMedium: (360, 169), .systemLarge: (360, 379),
        .accessoryCircular: (76, 76), .accessoryRectangular: (160, 72),
        .accessoryInline: (248, 26),
      ]),
    DeviceClass(
      names: ["iPhone XS Max", "iPhone 11 Pro Max"],
      platform: .iOS, screen: (414, 896), scale: 3,
      sizes: [
        .systemSmall: (169, 169), .systemMedium: (360, 169), .systemLarge: (360, 379),
        .accessoryCircular: (76, 76), .accessoryRectangular: (160, 72),
        .accessoryInline: (248, 26),
      ]),
    DeviceClass(
      names: ["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      platform: .iOS, screen: (414, 736), scale: 3,
      sizes: [
        .systemSmall: (159, 159), .systemMedium: (348, 157), .systemLarge: (348, 357),
        .accessoryCircular: (76, 76), .accessoryRectangular: (170, 76),
        .accessoryInline: (248, 26),
      ]),
    DeviceClass(
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      platform: .iOS, screen: (393, 852), scale: 3,
      sizes: [
        .systemSmall: (158, 158), .systemMedium: (338, 158), .systemLarge: (338, 354),
        .accessoryCircular: (72, 72), .accessoryRectangular: (160, 72),
        .accessoryInline: (234, 26),
      ]),
    DeviceClass(
      names: [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14",
        "iPhone 16e", "iPhone 17e",
      ],
      platform: .iOS, screen: (390, 844), scale: 3,
      sizes: [
        .systemSmall: (158, 158), .systemMedium: (338, 158), .systemLarge: (338, 354),
        .accessoryCircular: (72, 72), .accessoryRectangular: (160, 72),
        .accessoryInline: (234, 26),
      ]),
    DeviceClass(
      names: ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"],
      platform: .iOS, screen: (375, 812), scale: 3,
      sizes: [
        .systemSmall: (155, 155), .systemMedium: (329, 155), .systemLarge: (329, 345),
        .accessoryCircular: (72, 72), .accessoryRectangular: (157, 72),
        .accessoryInline: (225, 26),
      ]),
    DeviceClass(
      names: [
        "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ],
      platform: .iOS, screen: (375, 667), scale: 2,
      sizes: [
        .systemSmall: (148, 148), .systemMedium: (321, 148), .systemLarge: (321, 324),
        .accessoryCircular: (68, 68), .accessoryRectangular: (153, 68),
        .accessoryInline: (225, 26),
      ]),
    DeviceClass(
      names: ["iPhone SE (1st generation)"],
      platform: .iOS, screen: (320, 568), scale: 2,
      sizes: [.systemSmall: (141, 141), .systemMedium: (292, 141), .systemLarge: (292, 311)]),
    DeviceClass(
      names: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
      platform: .iOS, screen: (402, 874), scale: 3,
      sizes: [
        .systemSmall: (162, 162), .systemMedium: (344, 162), .systemLarge: (344, 366),
        .accessoryCircular: (72, 72), .accessoryRectangular: (160, 72),
        .accessoryInline: (234, 26),
      ],
      assumed: [.accessoryCircular, .accessoryRectangular, .accessoryInline]),
    DeviceClass(
      names: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
      platform: .iOS, screen: (440, 956), scale: 3,
      sizes: [
        .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
        .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76),
        .accessoryInline: (257, 26),
      ],
      assumed: [.accessoryCircular, .accessoryRectangular, .accessoryInline]),
    DeviceClass(
      names: ["iPhone Air"],
      platform: .iOS, screen: (420, 912), scale: 3,
      sizes: [
        .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
        .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76),
        .accessoryInline: (257, 26),
      ],
      assumed: [
        .systemSmall, .systemMedium, .systemLarge, .accessoryCircular,
        .accessoryRectangular, .accessoryInline,
      ]),
    DeviceClass(
      names: ["iPad 9.7-inch"],
      platform: .iPadOS, screen: (768, 1024), scale: 2,
      sizes: [
        .systemSmall: (141, 141), .systemMedium: (305.5, 141), .systemLarge: (305.5, 305.5),
        .systemExtraLarge: (634.5, 305.5),
      ],
      shownAt: [
        .systemSmall: (120, 120), .systemMedium: (260, 120), .systemLarge: (260, 260),
        .systemExtraLarge: (540, 260),
      ]),
    DeviceClass(
      names: ["iPad mini (6th generation)"],
      platform: .iPadOS, screen: (744, 1133), scale: 2,
      sizes: [
        .systemSmall: (141, 141), .systemMedium: (305.5, 141), .systemLarge: (305.5, 305.5),
        .systemExtraLarge: (634.5, 305.5),
      ],
      shownAt: [
        .systemSmall: (120, 120), .systemMedium: (260, 120), .systemLarge: (260, 260),
        .systemExtraLarge: (540, 260),
      ]),
    DeviceClass(
      names: ["iPad 10.2-inch"],
      platform: .iPadOS, screen: (810, 1080), scale: 2,
      sizes: [
        .systemSmall: (146, 146), .systemMedium: (320.5, 146), .systemLarge: (320.5, 320.5),
        .systemExtraLarge: (669, 320.5),
      ],
      shownAt: [
        .systemSmall: (124, 124), .systemMedium: (272, 124), .systemLarge: (272, 272),
        .systemExtraLarge: (568, 272),
      ]),
    DeviceClass(
      names: ["iPad Air 11-inch"],
      platform: .iPadOS, screen: (820, 1180), scale: 2,
      sizes: [
        .systemSmall: (155, 155), .systemMedium: (342, 155), .systemLarge: (342, 342),
        .systemExtraLarge: (715.5, 342),
      ],
      shownAt: [
        .systemSmall: (136, 136), .systemMedium: (300, 136), .systemLarge: (300, 300),
        .systemExtraLarge: (628, 300),
      ]),
    DeviceClass(
      names: ["iPad Air 10.5-inch"],
      platform: .iPadOS, screen: (834, 1112), scale: 2,
      sizes: [
        .systemSmall: (150, 150), .systemMedium: (327.5, 150), .systemLarge: (327.5, 327.5),
        .systemExtraLarge: (682, 327.5),
      ],
      shownAt: [
        .systemSmall: (132, 132), .systemMedium: (288, 132), .systemLarge: (288, 288),
        .systemExtraLarge: (600, 288),
      ]),
    DeviceClass(
      names: ["iPad Pro 11-inch"],
      platform: .iPadOS, screen: (834, 1194), scale: 2,
      sizes: [
        .systemSmall: (155, 155), .systemMedium: (342, 155), .systemLarge: (342, 342),
        .systemExtraLarge: (715.5, 342),
      ],
      shownAt: [
        .systemSmall: (136, 136), .systemMedium: (300, 136), .systemLarge: (300, 300),
        .systemExtraLarge: (628, 300),
      ]),
    DeviceClass(
      names: ["iPad Pro 11-inch, more space"],
      platform: .iPadOS, screen: (954, 1373), scale: 2,
      sizes: [
        .systemSmall: (162, 162), .systemMedium: (350, 162), .systemLarge: (350, 350),
        .systemExtraLarge: (726, 350),
      ]),
    DeviceClass(
      names: ["iPad Pro 12.9-inch, more space (970)"],
      platform: .iPadOS, screen: (970, 1389), scale: 2,
      sizes: [
        .systemSmall: (162, 162), .systemMedium: (350, 162), .systemLarge: (350, 350),
        .systemExtraLarge: (726, 350),
      ]),
    DeviceClass(
      names: ["iPad Pro 12.9-inch"],
      platform: .iPadOS, screen: (1024, 1366), scale: 2,
      sizes: [
        .systemSmall: (170, 170), .systemMedium: (378.5, 170), .systemLarge: (378.5, 378.5),
        .systemExtraLarge: (795, 378.5),
      ],
      shownAt: [
        .systemSmall: (160, 160), .systemMedium: (356, 160), .systemLarge: (356, 356),
        .systemExtraLarge: (748, 356),
      ]),
    DeviceClass(
      names: ["iPad Pro 12.9-inch, more space"],
      platform: .iPadOS, screen: (1192, 1590), scale: 2,
      sizes: [
        .systemSmall: (188, 188), .systemMedium: (412, 188), .systemLarge: (412, 412),
        .systemExtraLarge: (860, 412),
      ]),
  ]
}
