import AppleComparison
import DisplayList
import Foundation
import TestSupport
import Testing
import WidgetHost
import WidgetKitCore

@testable import VitrineCommand

@Suite struct PictureSizesTests {
  private func picture(_ name: String, _ width: Int, _ height: Int) -> GivenPicture {
    GivenPicture(
      name: PictureName(name),
      pixels: ImagePixels(
        width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4)))
  }

  /// 158 × 158 points at 3 pixels a point: Human Interface Guidelines, Widgets, 393 × 852.
  @Test func theStandardDeviceComesFirst() {
    let fits = PictureSizes(devices: nil, scale: nil).fits(picture("Trip.png", 474, 474))
    #expect(fits.first == .init(device: "iPhone 16", family: .systemSmall, scale: 3))
  }

  /// 169 × 169 points at 2 pixels a point: 414 × 896, iPhone 11.
  @Test func anotherDeviceIsFoundByItsOwnScale() {
    let fits = PictureSizes(devices: nil, scale: nil).fits(picture("Trip.png", 338, 338))
    #expect(fits.first == .init(device: "iPhone XR", family: .systemSmall, scale: 2))
  }

  /// 518 × 518 pixels in JustAman62/ovault @af7617b, Docs/Screenshots/ios-widgets.png, an iPhone Air with iOS 26.
  @Test func aSizeOfTheDrawnSystemIsFound() {
    let air = picture("Trip.png", 518, 518)
    #expect(
      PictureSizes(devices: nil, scale: nil, system: 26).fits(air)
        == [.init(device: "iPhone Air", family: .systemSmall, scale: 3)])
    #expect(PictureSizes(devices: nil, scale: nil, system: 18).fits(air) == [])
  }

  /// A picture of 300 × 650 as READMEs have them (tigi44/WidgetKitExample @513b122, ios16_widget_lockscreen.png).
  @Test func aScreenshotThatWasMadeSmallerIsNamed() {
    let sizes = PictureSizes(devices: nil, scale: nil)
    let words = sizes.unseen(picture("home.png", 300, 650))
    #expect(words.hasPrefix("It has the shape of a phone's screen and another size, 300 × 650"))
    #expect(words.hasSuffix("Give the screenshot as the phone made it."))
    #expect(sizes.unseen(picture("home.png", 1179, 2556)).hasPrefix("None of the frames is seen"))
    #expect(sizes.unseen(picture("wide.png", 900, 700)).hasPrefix("None of the frames is seen"))
  }

  @Test func theFamilyInTheNameDecidesBetweenSizes() {
    // 72 × 72 points are no system family.
    let sizes = PictureSizes(devices: nil, scale: nil)
    #expect(sizes.fits(picture("Trip.systemSmall.png", 216, 216)).isEmpty)
    #expect(sizes.fits(picture("Trip.png", 216, 216)).first?.family == .accessoryCircular)
  }

  @Test func aScreenshotHasTheSizeOfAScreen() {
    let sizes = PictureSizes(devices: nil, scale: nil)
    #expect(sizes.screen(picture("IMG_1.PNG", 1179, 2556))?.name == "iPhone 16")
    #expect(sizes.screen(picture("IMG_1.PNG", 1180, 2556)) == nil)
  }

  @Test func anExportIsScaledToTheDeviceThatIsNamed() throws {
    let phone = try #require(DeviceTable.device(named: "iPhone 16"))
    let export = picture("Trip.png", 1580, 1580)
    let scaled = PictureSizes(devices: [phone], scale: nil).scaled(export)
    #expect(scaled.pixels.width == 474 && scaled.pixels.height == 474)
    #expect(scaled.scaledFrom == "1580 × 1580")
    let open = PictureSizes(devices: nil, scale: nil)
    #expect(open.scaled(export).scaledFrom == nil)
    #expect(open.unknown(export).contains("name its device by --device"))
  }

  /// A picture that is clear but for a card in its middle.
  private func card(
    _ width: Int, _ height: Int, in side: (Int, Int), elements: [RecordedElement] = []
  ) -> GivenPicture {
    let left = (side.0 - width) / 2, top = (side.1 - height) / 2
    var pixels = [UInt8](repeating: 0, count: side.0 * side.1 * 4)
    for y in top..<top + height {
      for at in (y * side.0 + left) * 4..<(y * side.0 + left + width) * 4 { pixels[at] = 255 }
    }
    return GivenPicture(
      name: PictureName("Trip.png"),
      pixels: ImagePixels(width: side.0, height: side.1, pixels: pixels), elements: elements)
  }

  @Test func aClearMarginAroundAnExportIsLeftOut() {
    let cut = PictureSizes(devices: nil, scale: nil).withoutMargin(card(474, 474, in: (600, 560)))
    #expect(cut.pixels.width == 474 && cut.pixels.height == 474)
    #expect(cut.hadMargin)
  }

  /// 158 × 158 points at 3 pixels a point, and the screen of 393 × 852 points.
  @Test(arguments: [[474, 474], [1179, 2556]])
  func aPictureAtTheSizeOfAFrameOrAScreenStaysWhole(_ side: [Int]) throws {
    let whole = card(400, 400, in: (try side.element(0), try side.element(1)))
    let kept = PictureSizes(devices: nil, scale: nil).withoutMargin(whole)
    #expect([kept.pixels.width, kept.pixels.height] == side)
    #expect(!kept.hadMargin)
  }

  @Test func aPictureWithRecordedElementsStaysWhole() {
    let element = RecordedElement(
      frame: CGRect(x: 20, y: 20, width: 40, height: 12), label: "Lisbon")
    let kept = PictureSizes(devices: nil, scale: nil).withoutMargin(
      card(474, 474, in: (600, 560), elements: [element]))
    #expect(kept.pixels.width == 600 && !kept.hadMargin)
  }

  @Test func theMessageOfAnUnknownSizeSaysThatAMarginWasLeftOut() {
    let sizes = PictureSizes(devices: nil, scale: nil)
    let cut = sizes.withoutMargin(card(501, 333, in: (600, 560)))
    #expect(
      sizes.unknown(cut).hasPrefix(
        "No frame has its size, 501 × 333 pixels without its clear margin; the nearest: "))
    #expect(
      sizes.unknown(picture("Trip.png", 501, 333)).hasPrefix(
        "No frame has its size, 501 × 333 pixels; the nearest: "))
  }
}
