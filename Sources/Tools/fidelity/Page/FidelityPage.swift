import Foundation
import InkComparison
import Rendering

/// `output/fidelity/index.html`: each picture as Apple draws it, as we do, and both alternating.
@MainActor
struct FidelityPage {
  let folder: URL
  let results: [PictureResult]
  let summary: [String]

  /// - Throws: where the folder can't be written.
  func write() throws {
    let pictures = folder.appendingPathComponent("pictures")
    try? FileManager.default.removeItem(at: pictures)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    for result in results {
      let id = result.apple.id
      try FileManager.default.copyItem(
        at: result.apple.file, to: pictures.appendingPathComponent("\(id)-apple.png"))
      try Data(PNGEncoder().encode(Bitmap(result.ours)))
        .write(to: pictures.appendingPathComponent("\(id)-ours.png"))
    }
    let body = results.map(section).joined(separator: "\n")
    let page = """
      <!doctype html>
      <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>Vitrine beside Apple</title>
      <style>\(Self.style)</style>
      <h1>Vitrine beside Apple</h1>
      <ul>\(summary.map { "<li>\(MarkupText.escaped($0))</li>" }.joined())</ul>
      <p>Left Apple’s picture, in the middle ours, right one in place of the other by turns. Red
      boxes: Apple’s edges where ours are off; blue: ours.</p>
      \(body)
      </html>

      """
    try page.write(
      to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
  }

  private func section(_ result: PictureResult) -> String {
    let id = result.apple.id
    let width = Double(result.apple.image.width) / Double(result.apple.scale)
    let height = Double(result.apple.image.height) / Double(result.apple.scale)
    func picture(_ which: String, _ boxes: String = "", _ style: String = "") -> String {
      "<div class=\"picture\"><img src=\"pictures/\(id)-\(which).png\" alt=\"\(which)\" \(style) "
        + "width=\"\(width)\">\(boxes)</div>"
    }
    let apple = boxes(result, "apple") { $0.apple }
    let ours = boxes(result, "ours") { $0.ours }
    let notes = (result.details + result.notes).map { "<li>\(MarkupText.escaped($0))</li>" }
    return """
      <section class="\(result.isMet ? "met" : "missed")\(result.apple.isDark ? " dark" : "")" id="\(id)">
      <h2><a href="#\(id)">\(id)</a></h2>
      <p>\(MarkupText.escaped(result.line)) · \(MarkupText.escaped(result.apple.platform)) · \
      \(MarkupText.escaped(result.apple.origin))</p>
      <div class="row">
      \(picture("apple", apple))
      \(picture("ours", ours))
      <div class="picture blink" style="width:\(width)px;height:\(height)px">\
      <img src="pictures/\(id)-apple.png" alt="" width="\(width)">\
      <img src="pictures/\(id)-ours.png" alt="" width="\(Double(result.ours.width) / Double(result.apple.scale))"></div>
      </div>
      <ul>\(notes.joined())</ul>
      </section>
      """
  }

  private func boxes(
    _ result: PictureResult, _ name: String, _ box: (BoxPair) -> InkBox?
  ) -> String {
    let scale = Double(result.apple.scale)
    return result.off.compactMap(box).map { box in
      let edges = [box.left, box.top, box.width, box.height].map { Double($0) / scale }
      return "<i class=\"\(name)\" style=\"left:\(edges[0])px;top:\(edges[1])px;"
        + "width:\(edges[2])px;height:\(edges[3])px\"></i>"
    }.joined()
  }

  private static let style = """
    body { font: 15px system-ui, sans-serif; margin: 2rem; background: #f2f2f7; color: #1c1c1e }
    h2 { font-size: 1rem; margin: 0 } h2 a { color: inherit; text-decoration: none }
    section { background: #fff; border-radius: 12px; padding: 1rem; margin: 1rem 0;
      border-left: 6px solid #34c759 }
    section.missed { border-color: #ff3b30 }
    p, li { font-size: .85rem; color: #555 }
    .row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
    .picture { position: relative; outline: 1px solid #ddd; flex: none }
    .picture img { display: block; background: #fff }
    .dark .picture img { background: #000 }
    .picture i { position: absolute; box-sizing: border-box; outline: 1px solid #ff3b30 }
    .picture i.ours { outline-color: #007aff }
    .blink img { position: absolute; left: 0; top: 0 }
    .blink img + img { animation: blink 1.6s steps(1) infinite }
    @keyframes blink { 50% { opacity: 0 } }
    .blink:hover img + img { animation-play-state: paused }
    """
}
