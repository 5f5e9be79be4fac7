import CoreTransferable
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite struct TransferableViewTests {
  /// Two by one red pixels.
  @MainActor private static var image: Image {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return Image(
      uiImage: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      })
  }

  @MainActor @Test func anImageIsExportedAsPNGAndReadAgain() async throws {
    #expect(Self.image.exportedContentTypes() == [.png])
    let data = try await Self.image.exported(as: .png)
    let picture = try #require(UIImage(data: data))
    #expect(picture.size == CGSize(width: 2, height: 1))
    let image = try await Image(importing: data, contentType: .png)
    #expect(ImageRenderer(content: image).uiImage?.size == CGSize(width: 2, height: 1))
    await #expect(throws: (any Error).self) {
      try await Image(importing: Data([1]), contentType: .png)
    }
  }

  @Test func aColorKeepsItsComponents() async throws {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    let data = try await color.exported()
    let read = try await Color(importing: data).resolve(in: EnvironmentValues())
    #expect(read.red == 1 && read.blue == 0 && read.opacity == 0.25)
    #expect(abs(read.green - 0.5) < 0.001)
  }
}
