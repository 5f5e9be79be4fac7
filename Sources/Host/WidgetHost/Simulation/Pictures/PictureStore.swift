import DisplayList
import Foundation
import Rendering

/// The pictures of one widget in a simulation, each written once: equal pictures are one file.
final class PictureStore {
  /// Relative to the output folder.
  let folder: String
  private(set) var records: [PictureRecord] = []
  private(set) var lists: [DisplayList] = []
  private let output: OutputSpec
  private let rasterizer = Rasterizer()
  private let encoder = PNGEncoder()

  init(_ output: OutputSpec, folder: String) {
    self.output = output
    self.folder = folder
  }

  /// - Returns: the picture's index.
  func keep(_ list: DisplayList, diagnostics: [Diagnostic], scale: Double) throws -> Int {
    let digest = list.digest.description
    if let index = records.firstIndex(where: { $0.digest == digest }) { return index }
    let number = String(records.count)
    let padded = String(repeating: "0", count: max(0, 3 - number.count)) + number
    let file = "\(folder)/\(padded)@\(PathPart.number(scale))x.png"
    let bytes = encoder.encode(
      rasterizer.render(list, scale: scale),
      text: [
        .init(
          "vitrine", "id=\(file)\ndigest=\(digest)\nengine=\(EngineVersions.current.description)")
      ])
    try OutputWriter.write(bytes, to: "\(output.folder)/\(file)")
    records.append(
      PictureRecord(
        file: file, digest: digest, texts: list.views.compactMap(\.text).filter { !$0.isEmpty },
        diagnostics: diagnostics))
    lists.append(list)
    return records.count - 1
  }
}
