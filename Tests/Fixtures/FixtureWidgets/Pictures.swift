import SwiftUI
import UIKit
import WidgetKit

/// Shows pictures of several formats that its provider made of data, as if from a network, and tries two that can't
/// be decoded.
struct Pictures: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "pictures", provider: Provider()) { PicturesView(entry: $0) }
      .supportedFamilies([.systemSmall])
      .contentMarginsDisabled()
  }

  struct Entry: TimelineEntry {
    let date: Date
    var images: [UIImage] = []
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry(date: Date(), images: PictureData.whole.compactMap(Self.image)))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    {
      Task {
        let images = (PictureData.whole + [PictureData.lying]).compactMap(Self.image)
        let first = await images.first?.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
        let entry = Entry(date: Date(), images: [first].compactMap { $0 } + images.dropFirst())
        completion(Timeline(entries: [entry], policy: .never))
      }
    }

    private static func image(_ base64: String) -> UIImage? {
      Data(base64Encoded: base64).flatMap { UIImage(data: $0) }
    }
  }
}

private struct PicturesView: View {
  let entry: Pictures.Entry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(entry.images.indices, id: \.self) { index in
        Image(uiImage: entry.images[index]).resizable().interpolation(.none).frame(
          width: 20, height: 30)
      }
      // Not decoded: the rest is drawn.
      if let image = UIImage(data: Data("<html>".utf8)) { Image(uiImage: image) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .containerBackground(.white, for: .widget)
  }
}

/// Written by Pillow 13 and pillow-heif 1.8.
private enum PictureData {
  static let whole = [gif, webP, turnedTIFF, heic, avif]

  /// 4 × 4, red, then blue.
  private static let gif =
    "R0lGODlhBAAEAIEAAP8AAAAAAAAAAAAAACH5BAAKAAAALAAAAAAEAAQAAAgJAAEIHEiwIICAACH5BAEKAAEALAAAAAAEAAQA"
    + "gQAA/wAAAAAAAAAAAAgJAAEIHEiwIICAADs="
  /// 3 × 2 without loss, the first pixel red, the last (40, 80, 120).
  private static let webP =
    "UklGRkQAAABXRUJQVlA4TDcAAAAvAkAAEC8gECBI9B9jgyDbprO5v+AJJG1c67c/gaSNzceTP3BzHnHWFhSyjQCH7hU4pYvo"
    + "fxwrAA=="
  /// 3 × 2 with an orientation of 6: upright yellow, red; cyan, green; (40, 80, 120), blue.
  private static let turnedTIFF =
    "SUkqAAgAAAALAAABBAABAAAAAwAAAAEBBAABAAAAAgAAAAIBAwADAAAAkgAAAAMBAwABAAAAAQAAAAYBAwABAAAAAgAAABEB"
    + "BAABAAAAmAAAABIBAwABAAAABgAAABUBAwABAAAAAwAAABYBBAABAAAAAgAAABcBBAABAAAAEgAAABwBAwABAAAAAQAAAAAA"
    + "AAAIAAgACAD/AAAA/wAAAP///wAA//8oUHg="
  /// 16 × 16 of (200, 100, 50) in Display P3.
  private static let heic =
    "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAr1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA"
    + "AAAAACJpbG9jAAAAAERAAAEAAQAAAAAC4QABAAAAAAAAADYAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAA"
    + "AA5waXRtAAAAAAABAAACPWlwcnAAAAIdaXBjbwAAAHVodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNw"
    + "AAADAJAAAAMAAAMAHroCQGEAAQApQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqrprm4CGgwIAAAAyAAAADAIRiAAEABkQBwXPB"
    + "iQAAAVRjb2xycHJvZgAAAUhsY21zBAAAAG1udHJSR0IgWFlaIAfoAAEAAQAAAAAAAGFjc3AAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAD21gABAAAAANMtAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "B3d0cHQAAADYAAAAFHJYWVoAAADsAAAAFGdYWVoAAAEAAAAAFGJYWVoAAAEUAAAAFHJUUkMAAAEoAAAAIGdUUkMAAAEoAAAA"
    + "IGJUUkMAAAEoAAAAIFhZWiAAAAAAAAD21gABAAAAANMtWFlaIAAAAAAAAIPfAAA9v////7tYWVogAAAAAAAASr8AALE3AAAK"
    + "uVhZWiAAAAAAAAAoOAAAEQsAAMi5cGFyYQAAAAAAAwAAAAJmZgAA8qcAAA1ZAAAT0AAAClsAAAAUaXNwZQAAAAAAAABAAAAA"
    + "QAAAAChjbGFwAAAAEAAAAAEAAAAQAAAAAf///9AAAAAC////0AAAAAIAAAAQcGl4aQAAAAADCAgIAAAAGGlwbWEAAAAAAAAA"
    + "AQABBYECAwWEAAAAPm1kYXQAAAAyKAGvBrIWZzSSAnPuX///37V+h+yAgBawNl9v6GbE5LLagRz6YfMYOpYnGiNwrcCcu8A="
  /// 32 × 16, the left half (200, 40, 40), the right (40, 80, 200).
  private static let avif =
    "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA"
    + "AAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAARAAAAChpaW5mAAAAAAABAAAAGmluZmUC"
    + "AAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAIAAAABAAAAAQcGl4aQAAAAADCAgIAAAA"
    + "DGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAATG1kYXQSAAoJGBD/7RAQ0GhA"
    + "MjUSB/f2qQCCCD5AAADyK9F9i3qhrThI37cX04ZU0ywKqyyo2YfrjRSZjixYK7kXCcXZDvhNaA=="
  /// A GIF that states 65535 × 65535 pixels.
  static let lying = "R0lGODlh/////wAAACwAAAAAAQABAAAC"
}
