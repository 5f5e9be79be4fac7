import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Assets

struct ImageSetTests {
  let light = AssetLibrary.Appearance(isDark: false)
  let dark = AssetLibrary.Appearance(isDark: true)

  @Test func pixelsArePremultiplied() throws {
    let image = try #require(ImageDecoder.decode(Picture.bytes(Picture.redAndHalfBlue)))
    #expect(image.width == 2 && image.height == 1)
    #expect(image.pixels == [255, 0, 0, 255, 0, 64, 128, 128])
  }

  @Test func aGrayPNGAndAJPEGAreRead() throws {
    let gray = try #require(ImageDecoder.decode(Picture.bytes(Picture.gray)))
    #expect(Array(gray.pixels.prefix(4)) == [100, 100, 100, 255])
    let jpeg = try #require(ImageDecoder.decode(Picture.bytes(Picture.jpeg)))
    #expect(jpeg.width == 8 && jpeg.height == 8)
    let error = zip(jpeg.pixels.prefix(4), [200, 40, 40, 255]).map { abs(Int($0) - $1) }
    #expect(error.allSatisfy { $0 <= 2 })
  }

  @Test func damagedPicturesAreNone() throws {
    for picture in [Picture.redAndHalfBlue, Picture.jpeg] {
      let bytes = Picture.bytes(picture)
      for length in stride(from: 0, to: bytes.count - 20, by: 7) {
        // A JPEG cut short within its pixels is still a picture, as everywhere.
        if let image = ImageDecoder.decode(Array(bytes.prefix(length))) {
          #expect(image.width == 8)
        }
      }
    }
    #expect(ImageDecoder.decode(Array("GIF89a".utf8)) == nil)
    #expect(ImageDecoder.decode([]) == nil)
  }

  func product() throws -> Product {
    let contents = """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
        {"idiom": "universal", "scale": "3x", "filename": "a@3x.png"},
        {"idiom": "universal", "scale": "2x", "filename": "night.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "info": {"author": "xcode", "version": 1},
       "properties": {"template-rendering-intent": "template"}}
      """
    return try Product(
      ["Assets.xcassets/Mark.imageset/Contents.json": contents],
      images: [
        "Assets.xcassets/Mark.imageset/a@2x.png": Picture.redAndHalfBlue,
        "Assets.xcassets/Mark.imageset/a@3x.png": Picture.gray,
        "Assets.xcassets/Mark.imageset/night.png": Picture.gray,
      ])
  }

  @Test func theScreensScaleIsChosen() throws {
    let library = try product()
    let at3 = try #require(library.library.image(named: "Mark", scale: 3, appearance: light))
    #expect(at3.scale == 3 && at3.size == CGSize(width: 1, height: 1))
    let at2 = try #require(library.library.image(named: "Mark", scale: 2, appearance: light))
    #expect(at2.scale == 2 && at2.size == CGSize(width: 1, height: 0.5))
    #expect(at2.isTemplate)
  }

  @Test func anEmptySlotGivesWayToTheNextLarger() throws {
    let library = try product()
    let at1 = try #require(library.library.image(named: "Mark", scale: 1, appearance: light))
    #expect(at1.scale == 2)
  }

  @Test func darkWinsOverScale() throws {
    let library = try product()
    let night = try #require(library.library.image(named: "Mark", scale: 3, appearance: dark))
    #expect(night.scale == 2 && night.image.width == 3)
  }

  @Test func capInsetsArePointsOfThatFile() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "b.png",
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
          "cap-insets": {"top": 10, "left": 4, "bottom": 2, "right": 6}}}]}
      """
    let product = try Product(
      ["A.xcassets/B.imageset/Contents.json": contents],
      images: ["A.xcassets/B.imageset/b.png": Picture.gray])
    let insets = try #require(
      product.library.image(named: "B", scale: 3, appearance: light)?.capInsets)
    #expect(insets == (5, 2, 1, 3))
  }

  @Test func aNamespaceIsPartOfTheNameAndAPlainGroupIsNot() throws {
    let image = #"{"images": [{"idiom": "universal", "filename": "p.png"}]}"#
    let product = try Product(
      [
        "A.xcassets/Flags/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "A.xcassets/Flags/IT.imageset/Contents.json": image,
        "A.xcassets/Plain/Contents.json": "{}",
        "A.xcassets/Plain/Loose.imageset/Contents.json": image,
      ],
      images: [
        "A.xcassets/Flags/IT.imageset/p.png": Picture.gray,
        "A.xcassets/Plain/Loose.imageset/p.png": Picture.gray,
      ])
    func has(_ name: String) -> Bool {
      product.library.image(named: name, scale: 3, appearance: light) != nil
    }
    #expect(has("Flags/IT") && !has("IT"))
    #expect(has("Loose") && !has("Plain/Loose"))
  }

  @Test func looseFilesAreFoundByScale() throws {
    let product = try Product(images: [
      "Photo.png": Picture.gray, "Photo@2x.png": Picture.redAndHalfBlue, "Only.jpg": Picture.jpeg,
    ])
    #expect(product.library.image(named: "Photo", scale: 2, appearance: light)?.scale == 2)
    #expect(product.library.image(named: "Photo", scale: 1, appearance: light)?.image.width == 3)
    #expect(product.library.image(named: "Photo.png", scale: 3, appearance: light) != nil)
    #expect(product.library.image(named: "Only", scale: 3, appearance: light)?.image.width == 8)
  }

  @Test(arguments: [
    (EncodedFile(ImageFile.webP), "webp", 32), (EncodedFile(ImageFile.heic), "heic", 32),
    (EncodedFile(ImageFile.animatedGIF), "gif", 4),
    (EncodedFile(ImageFile.turnedTIFF), "tiff", 2), (EncodedFile(ImageFile.turnedJPEG), "jpg", 8),
  ]) func aCatalogHasPicturesOfEachFormatUpright(file: EncodedFile, type: String, width: Int) throws
  {
    let contents = #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "a.\#(type)"}]}"#
    let product = try Product(
      ["A.xcassets/P.imageset/Contents.json": contents],
      images: ["A.xcassets/P.imageset/a.\(type)": file.base64, "Loose@2x.\(type)": file.base64])
    for name in ["P", "Loose"] {
      let image = try #require(product.library.image(named: name, scale: 3, appearance: light))
      #expect(image.image.width == width && image.scale == 2 && image.note == nil)
    }
  }

  @Test func aFileThatIsCutOffIsDrawnAndNoted() throws {
    let cut = Data(Picture.bytes(ImageFile.turnedJPEG).dropLast(24)).base64EncodedString()
    let product = try Product(images: ["Cut.jpg": cut])
    let image = try #require(product.library.image(named: "Cut", scale: 3, appearance: light))
    #expect(image.note?.hasPrefix("Cut.jpg is a JPEG that is cut off or damaged") == true)
  }

  @Test func anSVGIsDrawnAtTheScreensScale() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" viewBox="0 0 4 2">
      <rect width="4" height="2" fill="#0000ff"/></svg>
      """
    let product = try Product([
      "A.xcassets/V.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "v.svg"}]}"#,
      "A.xcassets/V.imageset/v.svg": svg,
    ])
    let image = try #require(product.library.image(named: "V", scale: 3, appearance: light))
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.image.width == 12)
    #expect(Array(image.image.pixels.prefix(4)) == [0, 0, 255, 255])
  }

  /// A page of 10 × 8 points whose crop box is 4 × 2: its lower half blue, its upper red.
  private static let pdf = """
    %PDF-1.4
    1 0 obj
    <</Type/Catalog/Pages 2 0 R>>
    endobj
    2 0 obj
    <</Type/Pages/Kids[3 0 R]/Count 1>>
    endobj
    3 0 obj
    <</Type/Page/Parent 2 0 R/MediaBox[0 0 10 8]/CropBox[2 2 6 4]/Contents 4 0 R/Resources<<>>>>
    endobj
    4 0 obj
    <</Length 43>>stream
    0 0 1 rg 2 2 4 2 re f 1 0 0 rg 2 3 2 1 re f
    endstream
    endobj
    xref
    0 5
    0000000000 65535 f\u{20}
    0000000009 00000 n\u{20}
    0000000054 00000 n\u{20}
    0000000105 00000 n\u{20}
    0000000213 00000 n\u{20}
    trailer<</Size 5/Root 1 0 R>>
    startxref
    303
    %%EOF

    """

  @Test func aPDFsCropBoxIsDrawnAtTheScreensScale() throws {
    let product = try Product([
      "A.xcassets/P.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "p.pdf"}]}"#,
      "A.xcassets/P.imageset/p.pdf": Self.pdf, "Loose.pdf": Self.pdf,
    ])
    for name in ["P", "Loose"] {
      let image = try #require(product.library.image(named: name, scale: 2, appearance: light))
      #expect(image.size == CGSize(width: 4, height: 2))
      #expect(image.image.width == 8 && image.image.height == 4)
      let pixels = stride(from: 0, to: 8 * 4 * 4, by: 4).map {
        Array(image.image.pixels[$0..<$0 + 4])
      }
      #expect(Set(pixels[0..<4]) == [[255, 0, 0, 255]])
      #expect(Set(pixels[4..<8]) == [[0, 0, 255, 255]])
      #expect(Set(pixels[24..<32]) == [[0, 0, 255, 255]])
    }
  }

  @Test(arguments: ["3e20", "1e400", "1e5", "9223372036854775807"])
  func anSVGOfAnAbsurdSizeIsMissing(side: String) throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)">
      <rect width="4" height="2"/></svg>
      """
    let product = try Product([
      "A.xcassets/V.imageset/Contents.json": #"{"images": [{"filename": "v.svg"}]}"#,
      "A.xcassets/V.imageset/v.svg": svg,
    ])
    #expect(product.library.image(named: "V", scale: 3, appearance: light) == nil)
    let reason = product.library.reasonForMissingImage(named: "V")
    #expect(reason.hasPrefix("v.svg is"), "\(reason)")
    if side != "1e400" { #expect(reason.contains("too large to be drawn"), "\(reason)") }
  }

  @Test(arguments: ["1e400x", "-1e400x", "-3x", "0x", "nanx", "1e-300x", "9e99x"])
  func anAbsurdScaleCountsAsNone(scale: String) throws {
    let product = try Product(
      [
        "A.xcassets/P.imageset/Contents.json":
          #"{"images": [{"filename": "p.png", "scale": "\#(scale)"}]}"#
      ], images: ["A.xcassets/P.imageset/p.png": Picture.gray])
    let image = try #require(product.library.image(named: "P", scale: 2, appearance: light))
    #expect(image.size == CGSize(width: image.image.width, height: image.image.height))
  }

  @Test func theReasonForAMissingImageIsReported() throws {
    let product = try Product([
      "A.xcassets/P.imageset/Contents.json": #"{"images": [{"filename": "p.pdf"}]}"#,
      "A.xcassets/P.imageset/p.pdf": "%PDF-1.4",
      "A.xcassets/G.imageset/Contents.json": #"{"images": [{"filename": "gone.png"}]}"#,
      "A.xcassets/D.imageset/Contents.json": #"{"images": [{"filename": "d.png"}]}"#,
      "A.xcassets/D.imageset/d.png": "not a picture",
      "A.xcassets/S.symbolset/Contents.json": #"{"symbols": [{"filename": "s.svg"}]}"#,
    ])
    let library = product.library
    for name in ["P", "G", "D", "S", "Nowhere"] {
      #expect(library.image(named: name, scale: 3, appearance: light) == nil)
    }
    #expect(
      library.reasonForMissingImage(named: "P")
        == "p.pdf is damaged, states no size, or isn't a PDF without a password"
    )
    #expect(library.reasonForMissingImage(named: "G").contains("isn't there"))
    #expect(
      library.reasonForMissingImage(named: "D").hasPrefix(
        "d.png is in no image format that is known here (it begins with 6e 6f 74 20"))
    #expect(
      library.reasonForMissingImage(named: "S")
        == "the catalogue names a file that isn't there: s.svg")
    #expect(library.reasonForMissingImage(named: "Nowhere").contains("no catalogue"))
  }
}
