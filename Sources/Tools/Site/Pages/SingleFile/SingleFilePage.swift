import Foundation

/// `gallery.html`: every widget with its frames as one file without scripts, which holds its styles and pictures itself,
/// for a mail or a chat.
struct SingleFilePage {
  /// The number of frames whose pictures it has no room for.
  private(set) var framesLeftOut = 0
  private let catalogue: Catalogue
  /// The folder that the paths of pictures are relative to.
  private let root: URL
  /// Bytes of pictures that the page holds; of more frames it tells the number.
  private let limit: Int
  private var size = 0
  private var corners = CornerSet()

  /// - Parameter limit: bytes before their encoding, which adds a third. Mail servers commonly take 25 MB.
  init(_ catalogue: Catalogue, root: URL, limit: Int = 17_000_000) {
    self.catalogue = catalogue
    self.root = root
    self.limit = limit
  }

  mutating func html(from files: TemplateFolder) throws -> String {
    let styles = try ["base.css", "picture.css", "single.css"].map {
      String(decoding: try files.contents(of: $0), as: UTF8.self)
    }.joined(separator: "\n").replacing("</style", with: "<\\/style")
    let icon = try files.contents(of: "icon.svg").base64EncodedString()
    var widgets: [TemplateValue] = []
    for (index, entry) in catalogue.entries.enumerated() {
      widgets.append(value(of: entry, index))
    }
    var page = catalogue.common(root: "")
    let frames = catalogue.entries.reduce(0) { $0 + $1.widget.frames.count }
    page["styles"] = .markup(styles)
    page["icon"] = .text("data:image/svg+xml;base64,\(icon)")
    page["widgets"] = .list(widgets)
    page["widgetCount"] = .text(Labels.count(widgets.count, "widget", "widgets"))
    page["frameCount"] = .text(Labels.count(frames, "frame", "frames"))
    page["leftOut"] =
      framesLeftOut == 0
      ? ""
      : .text(
        "\(Labels.count(framesLeftOut, "picture is", "pictures are")) left out, since a file that is mailed has to be "
          + "small: choose fewer frames, as by --kind, --family or --phase.")
    page["corners"] = corners.value
    return try TemplateRenderer.render("single.html", of: files, with: .object(page))
  }

  private mutating func value(of entry: Catalogue.Entry, _ index: Int) -> TemplateValue {
    var boards: [TemplateValue] = []
    for section in FrameSection.sections(of: entry.widget) {
      for board in section.boards { boards.append(value(of: board, entry.widget)) }
    }
    return .object([
      "place": .number(index), "name": .text(entry.widget.name), "product": .text(entry.product),
      "description": .text(entry.widget.description), "boards": .list(boards),
      "widgetFrames": .text(Labels.count(entry.widget.frames.count, "frame", "frames")),
    ])
  }

  private mutating func value(
    of board: FrameSection.Board, _ widget: Gallery.Widget
  ) -> TemplateValue {
    var figures: [TemplateValue] = []
    for cell in board.cells {
      for moment in cell.entries {
        // What is the same picture in light and dark is shown once.
        let frames = cell.isAlike ? Array(moment.frames.prefix(1)) : moment.frames
        for frame in frames {
          if let figure = figure(of: frame, moment, cell, widget) { figures.append(figure) }
        }
      }
    }
    let names = [
      Labels.family(board.family), board.placement.isEmpty ? "" : Labels.placement(board.placement),
      board.device, VariantDimension.differences(of: board.variant, except: ["placement"]),
    ]
    return .object([
      "heading": .text(names.filter { !$0.isEmpty }.joined(separator: " · ")),
      "figures": .list(figures),
    ])
  }

  /// - Returns: nil for a picture that there is no room for.
  private mutating func figure(
    of frame: Gallery.Frame, _ moment: FrameSection.Entry, _ cell: FrameSection.Cell,
    _ widget: Gallery.Widget
  ) -> TemplateValue? {
    var picture = PictureData(frame, of: widget, root: "", corners: &corners)
    picture.links = []
    if picture.failure == nil {
      guard let path = frame.files.png,
        let data = try? Data(contentsOf: root.appendingPathComponent(path))
      else {
        picture.src = nil
        picture.failure = "No PNG picture of this frame was written."
        return figure(with: picture, of: frame, moment, cell)
      }
      guard size + data.count <= limit else {
        framesLeftOut += 1
        return nil
      }
      size += data.count
      picture.src = "data:image/png;base64,\(data.base64EncodedString())"
    }
    return figure(with: picture, of: frame, moment, cell)
  }

  private func figure(
    with picture: PictureData, of frame: Gallery.Frame, _ moment: FrameSection.Entry,
    _ cell: FrameSection.Cell
  ) -> TemplateValue {
    let words = [
      Labels.phase(cell.phase), Labels.step(frame.phase),
      cell.entries.count > 1 ? moment.moment?.long ?? "" : "",
      cell.isAlike ? "" : Labels.capitalized(picture.appearance),
    ]
    return .object([
      "picture": picture.template,
      "caption": .text(words.filter { !$0.isEmpty }.joined(separator: " · ")),
      "wallpaper": .text(picture.wallpaper), "badge": .optional(picture.badge),
    ])
  }
}
