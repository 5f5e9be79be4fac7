import Foundation
import SwiftUI
import SystemDesigns

/// Texts of one line and of several: sizes, heights, line breaks, the trailing space.
@MainActor
enum TextFacts {
  static func all() -> [String: [String: Any]] {
    var result = sizes()
    for (id, font) in [
      ("lh-largeTitle", Font.largeTitle), ("lh-title", .title), ("lh-title2", .title2),
      ("lh-headline", .headline), ("lh-caption", .caption),
    ] {
      result[id] = heights(font)
    }
    result["wrap-trailing-space-title"] = trailingSpaceAtTitle()
    result["wrap-trailing-space-largetitle"] = trailingSpaceAtLargeTitle()
    result["md-paragraph-leading"] = paragraphs()
    result["gb-largetitle-3lines"] = threeLines()
    result["dd-loremipsum-title"] = [
      "ink": Laid(
        Text("Lorem ipsum").font(.title).frame(width: 400, height: 400), scale: 1
      ).picture().box
    ]
    result["ha-inline-truncate"] = truncated()
    result["skip-text-T"] = letter()
    let line = 17.0 * 2444 / 2048  // UIFONT
    result["uikit-17-line"] = ["height": line]
    return result
  }

  private static func sizes() -> [String: [String: Any]] {
    func padded<V: View>(_ text: String, _ view: V) -> [String: Any] {
      let laid = Laid(view)
      let inner = laid.frame("Text")
      return [
        "size": laid.size, "text_width": inner.width, "text_height": inner.height,
      ]
    }
    func plain(_ text: String) -> [String: Any] { ["size": Laid(Text(verbatim: text)).size] }
    let long = ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)"
    let insets = ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))"
    return [
      "text-pad-backgroundandpadding": padded(
        "", Text(verbatim: "backgroundAndPadding()").padding()),
      "text-pad-paddingandbackground": padded(
        "", Text(verbatim: "paddingAndBackground()").padding()),
      "text-pad-testpaddingall": padded("", Text(verbatim: ".padding(.all, 20)").padding(.all, 20)),
      "text-pad-testpaddingedgeinsets": padded(
        "",
        Text(verbatim: insets).padding(
          EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))),
      "text-pad-testpaddinghorizontal": padded(
        "", Text(verbatim: ".padding(.horizontal, 15)").padding(.horizontal, 15)),
      "text-pad-testpaddingvertical": padded(
        "", Text(verbatim: ".padding(.vertical, 30)").padding(.vertical, 30)),
      "text-body-5": plain("clear()"),
      "text-body-6": plain("defaultBackgroundOverridden() (pink)"),
      "text-body-7": plain("defaultBackground() (clear)"),
      "text-body-13": plain("overridden() (orange)"),
      "text-body-24": plain(".sizes(.minimum)"),
      "text-body-35": plain(".theme(.light)"),
      "text-body-36": plain("Explicit main actor"),
      "text-body-37": plain("Test one of many in a suite"),
      "text-body-40": plain("@SnapshotSuite()"),
      "text-body-42": plain("One test in a suite"),
      "text-body-43": plain("doubleBackground() (red)"),
      "text-body-46": plain("@SnapshotTest()"),
      "text-body-47": plain("@SnapshotTest"),
      "text-body-48": plain("Some SwiftUI text"),
      // 530.667 on a simulator of three pixels a point, in a picture of two: with two it would be 531.
      "text-minwidth-testpluraldevicesheightbutminimumwidth-ipad": [
        "width": Laid(Text(verbatim: long)).size.width
      ],
      "text-minwidth-testpluraldevicesheightbutminimumwidth": [
        "width": Laid(Text(verbatim: long)).size.width
      ],
      "text-minwidth-testsingulardeviceheightbutminimumwidth": [
        "width": Laid(
          Text(verbatim: ".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)")
        ).size.width
      ],
      "uikit-label-longuer22": [
        "size": Laid(
          Text(verbatim: "Label a little longuer").font(.system(size: 17)),
          change: { $0.systemDesign = .iOS13 }
        ).size
      ],
      "pz-hello-padding": ["size": Laid(Text("Hello, world!").padding(), scale: 1).size],
      "pz-swiftui": ["size": Laid(Text("SwiftUI"), scale: 1).size],
      "pz-simple": simple(),
      "fg-minwidth": [
        "width": Laid(Text("Hello").padding(16).frame(minWidth: 150), width: 200, height: 50).size
          .width
      ],
    ]
  }

  private static func simple() -> [String: Any] {
    let laid = Laid(
      Text("Simple Text").foregroundColor(.yellow).background(Color.indigo).padding(), scale: 1)
    return ["size": laid.size, "indigo_frame": laid.frame("Rectangle")]
  }

  private static func heights(_ font: Font) -> [String: Any] {
    var result: [String: Any] = [:]
    for scale in [3, 2] as [CGFloat] {
      for (lines, text) in [(1, "Xg"), (2, "Xg\nXg"), (3, "Xg\nXg\nXg")] {
        result["h\(lines)_\(Int(scale))x"] =
          Laid(Text(verbatim: text).font(font), scale: scale).size.height
      }
      let pair = Laid(
        VStack {
          Text("Xg").font(font)
          Text("Xg").font(font)
        }, scale: scale)
      let frames = pair.frames("Text")
      if frames.count == 2 {
        result["vstack_spacing_\(Int(scale))x"] = frames[1].minY - frames[0].maxY
      }
    }
    return result
  }

  static let lorem = """
    Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut \
    labore et dolore magna aliqua.
    """

  private static func trailingSpaceAtTitle() -> [String: Any] {
    let laid = Laid(Text(verbatim: lorem).font(.title), width: 384, height: 400, scale: 1)
    let ink = laid.letters().columns(gap: 400)
    return [
      "text_width": laid.size.width,
      "longest_line_ink_width": (ink.first?[1] ?? 0) - (ink.first?[0] ?? 0),
    ]
  }

  private static let wayfarers =
    "Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard"

  private static func trailingSpaceAtLargeTitle() -> [String: Any] {
    let laid = Laid(Text(verbatim: wayfarers).font(.largeTitle), width: 390, height: 844, scale: 2)
    let ink = laid.letters()
    let third = ink.height / 3
    let rights = (0..<3).map { line -> Double in
      let y = line * third..<min((line + 1) * third, ink.height)
      return Double(ink.columns(y: y, gap: 2000).first?[1] ?? 0) / 2
    }
    return [
      "background_width": laid.size.width, "line_ink_right_from_left": rights,
      "right_gap": laid.size.width - (rights.max() ?? 0),
    ]
  }

  private static func threeLines() -> [String: Any] {
    let laid = Laid(
      Text(verbatim: wayfarers).font(.largeTitle).background(Color.red)
        .frame(width: 390, height: 844), scale: 2)
    let frame = laid.frame("Rectangle")
    return ["background_frame": frame, "lines": Int((frame.height / 41).rounded())]
  }

  private static func paragraphs() -> [String: Any] {
    let laid = Laid(
      VStack(alignment: .leading, spacing: 16) {
        Text(
          verbatim: "The sky above the port was the color of television, tuned to a dead channel.")
        Text(
          verbatim: "It was a bright cold day in April, and the clocks were striking thirteen.")
      }
      // The picture's device asks for Dynamic Type medium, where 17 points become 16.
      .font(.system(size: 16))
      .frame(width: 343, alignment: .leading).fixedSize(horizontal: false, vertical: true),
      width: 343, height: 667, scale: 2)
    let texts = laid.frames("Text")
    let width = texts.map(\.width).max() ?? 0
    // The paragraphs are centred in 375 points.
    let left = (375 - width) / 2
    let ink = laid.letters()
    let lines = ink.rows(gap: 6).map { row -> [Int] in
      let across = ink.columns(y: row[0]..<row[1], gap: 2000).first ?? [0, 0]
      return across.map { $0 + Int(left * 2) }
    }
    return [
      "border_x": [left, left + width], "width": width, "line_ink_px": lines,
      "lines_per_paragraph": Int(((texts.first?.height ?? 0) / 21).rounded()),
    ]
  }

  private static func truncated() -> [String: Any] {
    let laid = Laid(
      Text(verbatim: "Basement Dehumidifier - 1234 L").lineLimit(1).font(.system(size: 15))
        .foregroundStyle(.black).padding(.horizontal, 14).padding(.vertical, 8)
        .frame(width: 220, height: 60))
    return ["ink_px": laid.letters().box]
  }

  private static func letter() -> [String: Any] {
    let laid = Laid(Text("T"), scale: 1)
    let rows = laid.picture().rows()
    return ["size_px": laid.size, "ink_rows": [rows.first?[0] ?? 0, rows.last?[1] ?? 0]]
  }
}
