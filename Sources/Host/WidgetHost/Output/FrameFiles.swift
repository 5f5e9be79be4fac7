import DisplayList
import Foundation
import Goldens
import Rendering

/// Writes a frame's files in the formats asked for.
final class FrameFiles {
  private let output: OutputSpec
  private let rasterizer = Rasterizer()
  private let encoder = PNGEncoder()
  private let vectors = SVGExporter()
  private let pages = HTMLExporter()

  private let goldens: GoldenKeeper?

  init(_ output: OutputSpec) {
    self.output = output
    goldens = output.goldens.map { GoldenKeeper($0, write: OutputWriter.write) }
  }

  /// Compares the frame with its golden, or makes it one; nil where nobody asked for that.
  func compare(
    _ list: DisplayList, id: String, digest: String, scale: Double
  ) throws -> FrameComparison? {
    let rasterizer = rasterizer
    do {
      return try goldens?.keep(list, id: id, digest: digest, scale: scale) {
        rasterizer.render(list, scale: scale)
      }
    } catch let problem as GoldenProblem {
      throw HostError(problem.description)
    }
  }

  /// Who takes the display lists as well, where somebody does.
  @TaskLocal static var keeper: ListKeeper?

  /// - Returns: the paths by format, relative to the output folder.
  func write(
    _ list: DisplayList, of request: FrameRequest, id: String, digest: String, scale: Double,
    title: String
  ) throws -> [String: String] {
    Self.keeper?.keep(list, for: id)
    var paths: [String: String] = [:]
    for format in output.formats {
      let path = "frames/\(id).\(format.rawValue)"
      try OutputWriter.write(
        bytes(format, list, request, id, digest, scale, title), to: "\(output.folder)/\(path)")
      paths[format.rawValue] = path
    }
    return paths
  }

  private func bytes(
    _ format: OutputSpec.Format, _ list: DisplayList, _ request: FrameRequest, _ id: String,
    _ digest: String, _ scale: Double, _ title: String
  ) -> [UInt8] {
    switch format {
    case .png:
      encoder.encode(
        rasterizer.render(list, scale: scale),
        text: [
          .init(
            "vitrine", "id=\(id)\ndigest=\(digest)\nengine=\(EngineVersions.current.description)")
        ])
    case .svg:
      Array(
        vectors.export(list, title: title, text: output.hasSelectableSVGText ? .text : .outlines)
          .utf8)
    case .html:
      Array(
        pages.export(
          list, title: title, language: request.languageTag,
          isRightToLeft: request.direction == .rightToLeft
        ).utf8)
    case .json: Array(LayoutJSON.export(list).utf8)
    }
  }
}
