import Foundation

/// Apple's pictures beside ours, as far as they are there.
@MainActor
struct PictureReport {
  private(set) var lines: [String] = []
  private(set) var results: [PictureResult] = []
  /// The pictures that couldn't be compared, with the reasons.
  private(set) var skipped: [String] = []

  /// - Parameters:
  ///   - folder: the folder of Apple's pictures.
  ///   - prefix: the prefix of the names to compare.
  /// - Throws: where one of Apple's pictures can't be read.
  init(folder: URL, prefix: String) throws {
    let names = ApplePicture.names(in: folder).filter { $0.hasPrefix(prefix) }
    if names.isEmpty { skipped.append("the pictures (none are in \(folder.relativePath))") }
    let known = Set(allPictures.map(\.id))
    var missing: [String] = []
    let unwritten = names.filter { !known.contains($0) }
    for picture in allPictures where picture.id.hasPrefix(prefix) {
      guard let apple = try ApplePicture.load(picture.id, from: folder) else {
        missing.append(picture.id)
        continue
      }
      guard let result = PictureResult(picture, apple) else {
        lines.append("MISSED  \(picture.id): the view has no size")
        continue
      }
      results.append(result)
      lines.append(result.line)
    }
    if !missing.isEmpty, !names.isEmpty {
      skipped.append(
        "\(missing.count) views whose picture of Apple's isn't there: \(missing.joined(separator: ", "))"
      )
    }
    if !unwritten.isEmpty {
      skipped.append(
        "\(unwritten.count) pictures without a view: \(unwritten.joined(separator: ", "))")
    }
  }

  var summary: String {
    let met = results.filter(\.isMet).count
    let boxes = results.flatMap(\.pairs)
    let off = boxes.filter { !$0.isMet }
    let mean = results.isEmpty ? 0 : results.map(\.similarity).reduce(0, +) / Double(results.count)
    return "\(met) of \(results.count) pictures met; \(boxes.count - off.count) of \(boxes.count) "
      + "boxes in place; similarity \(String(format: "%.3f", mean)) on average"
  }
}
