import AppleComparison
import Assets
import DisplayList
import Foundation
import LayoutDiff
import Planning
import WidgetHost

/// The frames of a run as a comparison needs them: what they are, their pictures, their views.
struct FramePictures {
  let frames: [ComparedFrame]
  private let files: [[String: String]]
  private let folder: String

  /// - Parameter folder: that of the run's output.
  init(_ written: WrittenFrames, folder: String) {
    self.folder = folder
    var names: [String: String] = [:]
    for product in written.products {
      for widget in product.widgets {
        names["\(product.executable.name)/\(widget.kind)"] = widget.displayName
      }
    }
    let made = written.report.manifest.frames
    files = made.map(\.files)
    frames = made.map { frame in
      ComparedFrame(
        id: frame.id, kind: frame.kind, displayName: names["\(frame.product)/\(frame.kind)"] ?? "",
        family: frame.family, device: frame.device, phase: frame.phase, variant: frame.variant,
        size: CGSize(width: frame.size.width, height: frame.size.height), scale: frame.scale,
        cornerRadius: frame.cornerRadius, digest: frame.digest)
    }
  }

  func bytes(_ index: Int) -> [UInt8]? {
    guard let file = files[index]["png"] else { return nil }
    return FileManager.default.contents(atPath: "\(folder)/\(file)").map { [UInt8]($0) }
  }

  func image(_ index: Int) -> ImagePixels? { bytes(index).flatMap { ImageDecoder.decode($0) } }

  /// The views, the outer before the inner; empty where the layout can't be read.
  func views(_ index: Int) -> [PlacedView] {
    guard let file = files[index]["json"],
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
      let tree = try? LayoutTree(decoding: String(decoding: data, as: UTF8.self))
    else { return [] }
    var views: [PlacedView] = []
    func add(_ node: LayoutNode) {
      views.append(
        PlacedView(kind: node.view, frame: node.frame, text: node.text, name: node.label))
      for child in node.children { add(child) }
    }
    for root in tree.roots { add(root) }
    return views
  }
}
