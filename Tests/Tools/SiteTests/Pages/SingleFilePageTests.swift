import Foundation
import Testing

@testable import Site

/// The gallery as one file.
@Suite struct SingleFilePageTests {
  private func page(_ limit: Int = 1000, changed: (inout Gallery.Frame) -> Void = { _ in })
    throws -> (html: String, framesLeftOut: Int)
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-single-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["light.png", "dark.png"] {
      try Data(name.utf8).write(to: folder.appendingPathComponent(name))
    }
    let frames = ["light", "dark"].map { appearance in
      var frame = Gallery.Frame(
        id: "Tide/systemSmall/snapshot-\(appearance)", family: "systemSmall", device: "iPhone 16",
        phase: "snapshot", variant: .init(appearance: appearance),
        size: CGSize(width: 158, height: 158), scale: 3,
        files: .init(png: "\(appearance).png"), cornerRadius: 20)
      changed(&frame)
      return frame
    }
    let widget = Gallery.Widget(
      kind: "Tide", displayName: "<Tide>", description: "Water", families: ["systemSmall"],
      frames: frames)
    let gallery = Gallery(
      generator: "Vitrine", products: [.init(name: "App", widgets: [widget])])
    var page = SingleFilePage(try Catalogue(gallery), root: folder, limit: limit)
    return (try page.html(from: TemplateFolder(replacements: nil)), page.framesLeftOut)
  }

  /// The base 64 of `light.png` and `dark.png`, by RFC 4648.
  @Test func stylesAndPicturesAreInTheFile() throws {
    let html = try page().html
    #expect(html.contains("data:image/png;base64,bGlnaHQucG5n"))
    #expect(html.contains("data:image/png;base64,ZGFyay5wbmc="))
    for reference in ["<script", "<link rel=\"stylesheet\"", "src=\"site/", "url(site"] {
      #expect(!html.contains(reference), "\(reference)")
    }
    #expect(html.contains("Small · iPhone 16"))
  }

  @Test func namesAreEscaped() throws {
    let html = try page().html
    #expect(html.contains("<bdi>&lt;Tide&gt;</bdi>") && !html.contains("<Tide>"))
  }

  /// Nine bytes of the first picture fit in ten, the eight of the second no longer.
  @Test func picturesWithoutRoomAreCounted() throws {
    let (html, left) = try page(10)
    #expect(left == 1)
    #expect(html.contains("1 picture is left out") && !html.contains("ZGFyay5wbmc="))
  }

  @Test func equalPicturesAreThereOnce() throws {
    let html = try page {
      $0.digest = "same"
      $0.placement = "lockScreen"
    }.html
    #expect(html.contains("bGlnaHQucG5n") && !html.contains("ZGFyay5wbmc="))
  }

  @Test func aFailureIsWritten() throws {
    #expect(try page { $0.failure = "It ended." }.html.contains("It ended."))
    #expect(try page { $0.files = .init() }.html.contains("No picture of this frame was written"))
  }
}
