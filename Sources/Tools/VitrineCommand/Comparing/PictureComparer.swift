import AppleComparison
import DisplayList
import Foundation
import InkComparison
import Rendering
import SystemDesigns

/// The comparison of the pictures of one run with its frames.
struct PictureComparer {
  let frames: FramePictures
  let pictures: [GivenPicture]

  /// A comparison with the pictures to show: of Apple's the part that is compared.
  struct Compared {
    var entry: ComparisonReport.Entry
    var theirs: [UInt8]
    var ours: [UInt8]
  }

  /// - Returns: nil where our picture can't be read.
  func compare(_ pair: FramePairing.Pair) -> Compared? {
    let frame = frames.frames[pair.frame]
    guard let bytes = frames.bytes(pair.frame), let image = frames.image(pair.frame) else {
      return nil
    }
    let picture = pictures[pair.picture]
    let isDark = frame.variant["appearance"] == "dark"
    let ours = Pixels(image, on: isDark ? 0 : 255)
    let given = picture.pixels
    let isClear = Self.isClear(given)
    var theirs = isClear ? Pixels(given, over: ours.ground) : Pixels(given, on: isDark ? 0 : 255)
    if !pair.isWhole || theirs.width != ours.width || theirs.height != ours.height {
      theirs = theirs.part(x: pair.x, y: pair.y, width: ours.width, height: ours.height)
    }
    let shown = theirs.image
    if !pair.isWhole || Self.hasClearCorners(given) {
      let hasRim = !pair.isWhole && Self.hasRim(frame)
      let rim = hasRim ? Int(clamping: frame.scale.rounded(.up)) : 0
      theirs = theirs.rounded(by: frame.cornerRadius * frame.scale, edge: rim, over: ours)
    }
    let difference = Difference(
      theirs: theirs, ours: ours, scale: frame.scale, views: frames.views(pair.frame),
      elements: pair.isWhole ? picture.elements : [])
    var entry = ComparisonReport.Entry(
      picture: picture.name.path, status: difference.isAlike ? .alike : .different,
      reason: pair.reason)
    entry.frame = frame.id
    entry.device = frame.device
    entry.width = Double(frame.size.width)
    entry.height = Double(frame.size.height)
    entry.scale = frame.scale
    entry.at = pair.isWhole ? nil : [pair.x, pair.y]
    entry.boxes = difference.boxes
    entry.boxesInPlace = difference.met
    entry.otherDifferences = difference.others
    entry.similarity = (difference.similarity * 1000).rounded() / 1000
    entry.remarks = difference.remarks.map { remark in
      ComparisonReport.Remark(
        kind: remark.kind, sentence: remark.sentence, theirs: Self.box(remark.theirs, frame.scale),
        ours: Self.box(remark.ours, frame.scale), distance: Self.rounded(remark.distance),
        counts: !remark.isMinor)
    }
    if let other = pair.otherSize {
      entry.status = .different
      entry.otherDifferences += 1
      entry.remarks.insert(
        ComparisonReport.Remark(
          kind: "size",
          sentence:
            "The widget is \(other) pixels in the screenshot, and \(frame.width) × \(frame.height) here on "
            + "\(frame.device): the system, its icons or its display zoom are others there. What follows from the size "
            + "is listed too.",
          theirs: nil, ours: nil, distance: 0, counts: true), at: 0)
    }
    if isClear {
      entry.remarks.insert(
        ComparisonReport.Remark(
          kind: "ground",
          sentence:
            "Apple’s picture is clear where nothing is drawn: of a view outside of a widget the system draws no "
            + "containerBackground and adds no content margins. Our background is put under it.",
          theirs: nil, ours: nil, distance: 0, counts: false), at: 0)
    }
    return Compared(
      entry: entry, theirs: PNGEncoder().encode(Bitmap(shown)), ours: bytes)
  }

  /// Whether the system draws a light rim of one point on the widget, as from iOS 26 on, on widgets of a Home Screen.
  static func hasRim(_ frame: ComparedFrame) -> Bool {
    let system = frame.variant["os"].flatMap { SystemVersion($0) } ?? .standard
    return frame.family.hasPrefix("system") && system.rawValue >= 26
  }

  private static func rounded(_ points: Double) -> Double { (points * 100).rounded() / 100 }

  private static func box(_ box: InkBox?, _ scale: Double) -> ComparisonReport.Box? {
    box.map {
      ComparisonReport.Box(
        x: rounded(Double($0.left) / scale), y: rounded(Double($0.top) / scale),
        width: rounded(Double($0.width) / scale), height: rounded(Double($0.height) / scale))
    }
  }

  /// Whether most of the border is clear.
  private static func isClear(_ image: ImagePixels) -> Bool {
    var clear = 0, count = 0
    func look(_ x: Int, _ y: Int) {
      count += 1
      if image.pixels[(y * image.width + x) * 4 + 3] < 16 { clear += 1 }
    }
    for x in 0..<image.width {
      look(x, 0)
      look(x, image.height - 1)
    }
    for y in 0..<image.height {
      look(0, y)
      look(image.width - 1, y)
    }
    return clear * 2 > count
  }

  private static func hasClearCorners(_ image: ImagePixels) -> Bool {
    let last = image.width * image.height - 1
    return [0, image.width - 1, last - image.width + 1, last].allSatisfy {
      image.pixels[$0 * 4 + 3] < 16
    }
  }
}
