import Foundation
import SwiftUI

/// Frames, stacks and ratios.
@MainActor
enum StackFacts {
  static func all() -> [String: [String: Any]] {
    [
      "dd-vstack-title-sub-body-short": column("Hello", "PreviewSnapshots", "This is a test"),
      "dd-vstack-long-body-lines": column(
        "Hello PreviewSnapshots", "Welcome to a PreviewSnapshots unit test", TextFacts.lorem),
      "dd-previewstate-short": state(),
      "dd-tuple-buttons": buttons(),
      "oleb-first": [
        "widths": Laid(
          HStack(spacing: 10) {
            Color.blue.frame(maxWidth: 100)
            Color.green
            Color.yellow
          }, width: 620, height: 10
        ).frames("Color").map(\.width)
      ],
      "fg-ideal-rect": ["size": Laid(Rectangle().fixedSize(), width: 90, height: 50).size],
      "fg-hstack-even": even(),
      "fg-geometryreader": reader(),
      "doc-frame-minonly-small": [
        "width": Laid(Color.clear.frame(width: 200).frame(minWidth: 50), width: 100, height: 9)
          .size.width
      ],
      "doc-frame-maxonly-large": [
        "width": Laid(Color.clear.frame(width: 20).frame(maxWidth: 60), width: 100, height: 9)
          .size.width
      ],
      "doc-frame-maxonly-mid": [
        "width": Laid(Color.clear.frame(width: 20).frame(maxWidth: 60), width: 40, height: 9).size
          .width
      ],
      "re-shape-above-text-3x": [
        "spacing": gap(
          VStack {
            Rectangle()
            Text("Xg")
          }, "Rectangle", "Text")
      ],
      "re-text-above-shape-3x": [
        "spacing": gap(
          VStack {
            Text("Xg")
            Rectangle()
          }, "Text", "Rectangle")
      ],
      "re-zstack-align": aligned(),
      "re-aspect-fit": [
        "size": Laid(Color.red.aspectRatio(2, contentMode: .fit), width: 100, height: 100).size
      ],
      "re-aspect-onedim": [
        "size": Laid(Color.red.aspectRatio(2, contentMode: .fit), width: 100).size
      ],
    ]
  }

  private static func column(_ title: String, _ subtitle: String, _ message: String) -> [String:
    Any]
  {
    let laid = Laid(
      VStack(spacing: 0) {
        Text(verbatim: title).font(.title).padding(.bottom, 4)
        Text(verbatim: subtitle).font(.subheadline).padding(.bottom, 16)
        Text(verbatim: message).font(.body)
      }.padding(8).frame(width: 400, height: 400), scale: 1)
    let texts = laid.frames("Text")
    let body = texts.last ?? .null
    return [
      "ink_rows": laid.picture().rows(),
      "content_height": body.maxY - (texts.first?.minY ?? 0) + 16,
      "body_line_pitch": body.height > 60 ? ((body.height - 21) / 2).rounded() : 22,
      "body_lines": Int((body.height / 21.5).rounded()),
    ]
  }

  private static func state() -> [String: Any] {
    let laid = Laid(
      VStack(spacing: 24) {
        VStack(spacing: 8) {
          Text("Hello").font(.title)
          Text("PreviewSnapshots").font(.subheadline)
        }
        Text("This is a test")
      }.padding(8).frame(width: 400, height: 400), scale: 1)
    return ["ink_rows": laid.picture().rows()]
  }

  private static func buttons() -> [String: Any] {
    let laid = Laid(
      VStack(spacing: 24) {
        Text("Hello").font(.title)
        HStack(spacing: 4) {
          Button("+") {}
          Text("1")
          Button("-") {}
        }.font(.body)
      }.frame(width: 400, height: 400), scale: 1)
    let ink = laid.picture()
    let columns = ink.columns(gap: 400)
    return ["ink_rows": ink.rows(), "ink_cols": columns.first ?? []]
  }

  private static func even() -> [String: Any] {
    let laid = Laid(
      HStack {
        RoundedRectangle(cornerRadius: 8)
        GeometryReader { _ in EmptyView() }
        RoundedRectangle(cornerRadius: 8)
      }, width: 76, height: 20)
    // The expectation is a formula, (W − 16) / 3: 20 of 76.
    return ["text_offer": laid.frame("GeometryReader").width == 20 ? 1 : 0]
  }

  private static func reader() -> [String: Any] {
    let laid = Laid(GeometryReader { _ in Text("x").fixedSize() }, width: 123, height: 45)
    let origin = laid.frame("Text").origin
    return ["size": laid.size, "child_origin": [origin.x, origin.y]]
  }

  private static func gap<V: View>(_ view: V, _ first: String, _ second: String) -> CGFloat {
    let laid = Laid(view, width: 50, height: 100)
    return laid.frame(second).minY - laid.frame(first).maxY
  }

  private static func aligned() -> [String: Any] {
    let laid = Laid(
      ZStack {
        Color.black.frame(width: 120, height: 120)
        Color.white.frame(width: 100, height: 100)
      })
    let second = laid.frames("Color").last ?? .null
    return ["size": laid.size, "second_origin": [second.minX, second.minY]]
  }
}
