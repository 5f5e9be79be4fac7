import DisplayList
import LayoutExplanation
import Rendering

/// Writes a frame's files in the formats asked for.
@MainActor
final class FrameWriter: FrameSink {
  private let output: OutputSpec
  private let rasterizer: Rasterizer
  /// The rasterizer of small pictures, which keeps glyphs of their sizes; nil where none are written.
  private let smallRasterizer: Rasterizer?
  private let encoder = PNGEncoder()
  private let vectors = SVGExporter()
  private let pages = HTMLExporter()

  init(_ output: OutputSpec, _ rasterizer: Rasterizer) {
    self.output = output
    self.rasterizer = rasterizer
    smallRasterizer = output.hasSmallPictures ? Rasterizer() : nil
  }

  func take(_ artifact: FrameArtifact, _ record: inout FrameRecord) throws {
    for format in output.formats {
      let path = "frames/\(record.id).\(format.rawValue)"
      try OutputWriter.write(bytes(format, artifact, record), to: "\(output.folder)/\(path)")
      record.files[format.rawValue] = path
    }
    try writeSmallPicture(of: artifact, &record)
    try writeExplanation(of: artifact, &record)
  }

  /// The size that a small picture fits into, in pixels: a tile of the gallery's grid on a screen of two pixels a point.
  private static let smallSize = (width: 320.0, height: 160.0)

  private func writeSmallPicture(of artifact: FrameArtifact, _ record: inout FrameRecord) throws {
    guard let smallRasterizer, output.formats.contains(.png) else { return }
    let list = artifact.displayList
    let scale = min(
      record.scale, Self.smallSize.width / max(list.size.width, 1),
      Self.smallSize.height / max(list.size.height, 1))
    let path = "frames/\(record.id).small.png"
    let bytes = encoder.encode(smallRasterizer.render(list, scale: scale))
    try OutputWriter.write(bytes, to: "\(output.folder)/\(path)")
    record.files["small.png"] = path
  }

  private func writeExplanation(
    of artifact: FrameArtifact, _ record: inout FrameRecord
  ) throws {
    guard let form = output.explanation, let trace = artifact.trace else { return }
    let explanation = LayoutExplanation(
      frame: record.id, list: artifact.displayList, trace: trace,
      diagnostics: artifact.diagnostics, scale: record.scale)
    var bytes = try explanation.json() + [10]
    if form == .script {
      bytes = Array("Inspector.take(".utf8) + bytes.dropLast() + Array(");\n".utf8)
    }
    let path = "frames/\(record.id).\(form.ending)"
    try OutputWriter.write(bytes, to: "\(output.folder)/\(path)")
    record.files[form.ending] = path
    record.types = explanation.types
  }

  private func bytes(
    _ format: OutputSpec.Format, _ artifact: FrameArtifact, _ record: FrameRecord
  ) -> [UInt8] {
    let list = artifact.displayList, title = artifact.scene.title
    switch format {
    case .png:
      return encoder.encode(
        rasterizer.render(list, scale: record.scale),
        text: [
          .init(
            "vitrine",
            "id=\(record.id)\ndigest=\(record.digest)\nengine=\(EngineVersions.current.description)"
          )
        ])
    case .svg:
      let text: SVGExporter.TextStyle = output.hasSelectableSVGText ? .text : .outlines
      return Array(vectors.export(list, title: title, text: text).utf8)
    case .html:
      let request = record.request
      return Array(
        pages.export(
          list, title: title, language: request.languageTag,
          isRightToLeft: request.direction == .rightToLeft
        ).utf8)
    case .json: return Array(LayoutJSON.export(list).utf8)
    }
  }
}
