import Foundation

extension DeviceTable {
  /// Watches, by the height of their case; points.
  ///
  /// Sources: Apple's Human Interface Guidelines. Sizes in the Smart Stack: Widgets, Specifications.
  /// Complications (the sizes of their images and of their default text): Complications,
  /// Specifications. Standard text size (Extra Large from 44 mm on): Typography. Series 10's cases of
  /// 42 and 46 mm aren't listed under Complications: they have the figures of the case nearest in
  /// size.
  static let watches: [DeviceClass] = [
    .watches(
      ["Apple Watch 40mm"], screen: (162, 197), smartStack: (152, 69.5),
      complications: WatchMetrics(
        circular: 42, corner: 32, labelledCorner: 20, inline: 22,
        rectangularComplication: CGSize(width: 162, height: 69), circularText: 12,
        cornerText: 10, rectangularText: 16.5, hasLargeText: false)),
    .watches(
      ["Apple Watch 41mm"], screen: (176, 215), smartStack: (165, 72.5),
      complications: WatchMetrics(
        circular: 44.5, corner: 34, labelledCorner: 21, inline: 23.5,
        rectangularComplication: CGSize(width: 171.5, height: 73), circularText: 12.5,
        cornerText: 10.5, rectangularText: 17.5, hasLargeText: false)),
    .watches(
      ["Apple Watch 42mm"], screen: (187, 223), smartStack: (173, 76.5),
      complications: WatchMetrics(
        circular: 47, corner: 36, labelledCorner: 22, inline: 25,
        rectangularComplication: CGSize(width: 184, height: 78), circularText: 13,
        cornerText: 11, rectangularText: 18, hasLargeText: false),
      assumed: [
        .accessoryRectangular, .accessoryCircular, .accessoryCorner, .accessoryInline,
      ]),
    .watches(
      ["Apple Watch 44mm"], screen: (184, 224), smartStack: (173, 76.5),
      complications: WatchMetrics(
        circular: 47, corner: 36, labelledCorner: 22, inline: 25,
        rectangularComplication: CGSize(width: 184, height: 78), circularText: 13,
        cornerText: 11, rectangularText: 18, hasLargeText: true)),
    .watches(
      ["Apple Watch 45mm"], screen: (198, 242), smartStack: (184, 80.5),
      complications: WatchMetrics(
        circular: 50, corner: 38, labelledCorner: 24, inline: 26,
        rectangularComplication: CGSize(width: 193, height: 82), circularText: 14.5,
        cornerText: 12, rectangularText: 19.5, hasLargeText: true)),
    .watches(
      ["Apple Watch 46mm"], screen: (208, 248), smartStack: (191, 81.5),
      complications: WatchMetrics(
        circular: 50, corner: 38, labelledCorner: 24, inline: 26,
        rectangularComplication: CGSize(width: 193, height: 82), circularText: 14.5,
        cornerText: 12, rectangularText: 19.5, hasLargeText: true),
      assumed: [
        .accessoryRectangular, .accessoryCircular, .accessoryCorner, .accessoryInline,
      ]),
    .watches(
      ["Apple Watch 49mm"], screen: (205, 251), smartStack: (191, 81.5),
      complications: WatchMetrics(
        circular: 50, corner: 38, labelledCorner: 24, inline: 26,
        rectangularComplication: CGSize(width: 193, height: 82), circularText: 14.5,
        cornerText: 12, rectangularText: 19.5, hasLargeText: true)),
  ]
}
