import Foundation
import Goldens

/// The frames of a report that its page holds, with their pictures, and the order of the others.
struct ReportDivision {
  /// Those of the frames in the page.
  private(set) var pictures = ReportPictures()
  /// Whether the page holds the frame of an entry.
  private(set) var isInPage: [Bool]
  /// The other entries, those of one cause together.
  private(set) var others: [Int] = []

  /// Takes frames of all groups in turn, so that each cause has some in the page where not all fit.
  ///
  /// - Parameter limit: of the frames in the page and their pictures, bytes.
  init(_ report: VerifyReport, _ groups: [ReportGroup], folder: URL, limit: Int) throws {
    isInPage = Array(repeating: false, count: report.entries.count)
    let json = ReportJSON()
    var words = 0
    var count = 0
    for place in ReportGroup.inTurns(groups) {
      let entry = report.entries[place]
      // Once for scripts, and once for where none run.
      let frame = ReportFrame(entry, of: report, pictures: ReportPictures())
      let more = try json.text(frame).utf8.count * 2
      guard words + more + pictures.size <= limit,
        pictures.take(entry, from: folder, within: limit - words - more) == nil
      else {
        if count == 0 { continue } else { break }
      }
      words += more
      count += 1
      isInPage[place] = true
    }
    var seen = isInPage
    for place in groups.lazy.flatMap(\.places) where !seen[place] {
      seen[place] = true
      others.append(place)
    }
  }
}
