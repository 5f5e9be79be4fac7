import CoreTransferable
import Foundation
import UIKit
import UniformTypeIdentifiers

extension Image: Transferable {
  /// A PNG of the picture at its own size; any format of images is read.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { image in
      guard let data = await ImageRenderer.png(of: image) else {
        throw CocoaError(.fileWriteUnknown)
      }
      return data
    }
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}

extension ImageRenderer where Content == Image {
  fileprivate static func png(of image: Image) -> Data? {
    ImageRenderer(content: image).uiImage?.pngData()
  }
}

extension Color: Transferable {
  /// The components in sRGB, as in light appearance.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(exportedAs: "com.apple.uikit.color")) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}
