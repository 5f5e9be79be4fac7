import CoreText
import Foundation
import InstalledFiles
import Testing
import UIKit

extension FrameworkTests {
  private func text(_ string: String, size: CGFloat = 17) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  private func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  /// SF's ascent is 1950 and its descent 494 of 2048 units: 16.187 and 4.101 points at 17.
  @Test func aLineHasTheMetricsOfItsFont() {
    let line = CTLineCreateWithAttributedString(text("Hamburg"))
    var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 1
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(close(ascent, 16.187))
    #expect(close(descent, 4.101))
    #expect(leading == 0)
    #expect(close(CGFloat(width), text("Hamburg").size().width))
    #expect(CTLineGetGlyphCount(line) == 7)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 7))
    let font = UIFont.systemFont(ofSize: 17) as CTFont
    #expect(close(CTFontGetAscent(font), 16.187))
    #expect(close(CTFontGetCapHeight(font), 17 * 1443 / 2048))
  }

  @Test func aLineThatIsTooLongEndsInTheToken() throws {
    let line = CTLineCreateWithAttributedString(text("A sentence of several words"))
    let full = CTLineGetTypographicBounds(line, nil, nil, nil)
    let short = try #require(CTLineCreateTruncatedLine(line, full / 2, .end, nil))
    #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= full / 2)
    #expect(CTLineCreateTruncatedLine(line, full, .end, nil) === line)
    #expect(CTLineCreateTruncatedLine(line, 1, .end, nil) == nil)
  }

  @Test func aFramesetterBreaksLinesAtTheWidth() {
    let setter = CTFramesetterCreateWithAttributedString(text("one two three"))
    let one = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0), nil
    )
    let wrapped = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: one.width / 2, height: 1000), nil)
    #expect(close(one.height, 17 * 2444 / 2048))
    #expect(wrapped.height > one.height * 1.9)
    #expect(wrapped.width <= one.width / 2)
  }

  @Test func aFontIsRegisteredOnceAndBadOnesSayWhy() throws {
    let file = try #require(
      try FileManager.default.contentsOfDirectory(atPath: InstalledFiles.fonts.path).sorted()
        .first { $0.hasSuffix(".ttf") })
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("registered-\(UUID().uuidString).ttf")
    try FileManager.default.copyItem(
      at: InstalledFiles.fonts.appendingPathComponent(file), to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(copy as CFURL, .process, &error))
    #expect(!CTFontManagerRegisterFontsForURL(copy as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == 105)
    let missing = URL(fileURLWithPath: "/nowhere/font.ttf") as CFURL
    #expect(!CTFontManagerRegisterFontsForURL(missing, .process, &error))
    #expect(error?.takeRetainedValue().code == 101)
    let text = URL(fileURLWithPath: #filePath) as CFURL
    #expect(!CTFontManagerRegisterFontsForURL(text, .process, &error))
    #expect(error?.takeRetainedValue().code == 103)
    #expect(CTFontManagerCreateFontDescriptorsFromURL(copy as CFURL)?.count ?? 0 > 0)
    let provider = try #require(CGDataProvider(url: copy as CFURL))
    #expect(CGFont(provider)?.postScriptName?.length ?? 0 > 0)
    #expect(CGFont(try #require(CGDataProvider(data: Data([1, 2]) as CFData))) == nil)
  }

  @Test func textIsDrawnWhereItIsPlaced() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40), format: format)
      .image { _ in
        "M".draw(
          in: CGRect(x: 50, y: 0, width: 50, height: 40),
          withAttributes: [
            .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
          ])
      }
    let data = try #require(image.cgImage?.dataProvider?.data as Data?)
    func ink(_ columns: Range<Int>) -> Int {
      var count = 0
      for y in 0..<40 { for x in columns where data[(y * 100 + x) * 4] > 128 { count += 1 } }
      return count
    }
    #expect(ink(0..<50) == 0)
    #expect(ink(50..<100) > 100)
  }

  @Test func aParagraphIsAligned() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 10
    let plain = text("a\nb").size().height
    let spaced = NSMutableAttributedString(attributedString: text("a\nb"))
    spaced.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 3))
    #expect(close(spaced.size().height, plain + 10))
    #expect((style.copy() as? NSParagraphStyle)?.alignment == .center)
  }
}
