import DisplayList

/// SF's tracking: the distance added after every character, by size. Apple's Human Interface
/// Guidelines list it (`Tools/fit-advances/tracking.tsv`); below twelve points it opens, up to
/// about 22 it closes.
enum SystemTracking {
  /// The tracking, in ems. A size outside the table has the value of the nearest size in it.
  ///
  /// - Parameter platform: a watch's font is SF Compact, which the guidelines list beside SF; up to iOS 13 see
  ///   ``oldSeventeen``.
  static func ems(at size: Double, platform: FontDescriptor.Platform = .iOS) -> Double {
    let table = platform == .watchOS ? compactBySize : bySize
    var position = min(max(size - 6, 0), Double(table.count - 1))
    var below = Int(clamping: position)
    if platform == .watchOS {
      // Between the last size of the cut for text and the first of that for display each goes on by its own.
      let display = Int(clamping: CompactAdvances.displaySize) - 6
      if CompactAdvances.isDisplay(at: size) {
        position = max(position, Double(display))
        below = max(below, display)
      } else {
        below = min(below, display - 2)
      }
    }
    let above = min(below + 1, table.count - 1)
    func value(_ index: Int) -> Double {
      platform == .iOSSeparateFonts && index == 17 - 6 ? oldSeventeen : Double(table[index])
    }
    let low = value(below)
    return (low + (value(above) - low) * (position - Double(below))) / 20480
  }

  /// The tracking at 17 points up to iOS 13, the only size that was measured there, in tenths of a 2048th of an em.
  /// With it and no kerning, today's advances give the widths of three texts: on iOS 11 the 144.093
  /// points of “This is a test string” (FloorplanBTests, an exact sum; here 144.102) and the 154.333
  /// of “Label a little longuer” (layoutBox's StackLayout), on iOS 13.3 the 68 of “Checked”
  /// (swift-snapshot-testing, testSwiftUIView_iOS.size-that-fits.png of May 2020; iOS 13.3 is what the
  /// Makefile beside it asks for).
  private static let oldSeventeen = -480.0
}
