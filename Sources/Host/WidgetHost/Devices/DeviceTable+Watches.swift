import WidgetKitCore

extension DeviceTable {
  /// Watches by their case. The Smart Stack's size is the guidelines' (Widgets, Specifications); the
  /// complications' are ``WatchFigures``.
  static let watches: [DeviceClass] = [
    watch(40, smartStack: (152, 69.5)), watch(41, smartStack: (165, 72.5)),
    watch(42, smartStack: (173, 76.5)), watch(44, smartStack: (173, 76.5)),
    watch(45, smartStack: (184, 80.5)), watch(46, smartStack: (191, 81.5)),
    watch(49, smartStack: (191, 81.5)),
  ]

  private static func watch(_ millimetres: Int, smartStack: DeviceClass.Size) -> DeviceClass {
    var device = DeviceClass(
      names: ["Apple Watch \(millimetres)mm"], platform: .watchOS, screen: nil, scale: 2,
      sizes: [.accessoryRectangular: smartStack])
    guard let watch = WatchFigures.figures(millimetres: millimetres) else { return device }
    func square(_ side: CGFloat) -> DeviceClass.Size { (Double(side), Double(side)) }
    device.screen = (Double(watch.screen.width), Double(watch.screen.height))
    device.sizes[.accessoryCircular] = square(watch.circular)
    device.sizes[.accessoryCorner] = square(watch.cornerCanvas)
    device.sizes[.accessoryInline] = (smartStack.0, Double(watch.inline))
    device.assumed = [.accessoryCorner, .accessoryInline]
    if watch.isAssumed { device.assumed.formUnion([.accessoryRectangular, .accessoryCircular]) }
    device.watch = watch
    return device
  }
}
