import AppleComparison
import DisplayList
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
}
