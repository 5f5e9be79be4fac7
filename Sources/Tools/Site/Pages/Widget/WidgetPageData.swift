/// The frames of one widget as the script of its page reads them. The script makes the elements, those in view alone, so
/// that a page of thousands of frames opens as fast as one of ten. A value that many frames share is in a table, once;
/// frames have its index.
struct WidgetPageData: Encodable {
  /// A dimension by which the page filters, and by which it may be grouped.
  struct Dimension: Encodable {
    struct Value: Encodable {
      var value: String
      var label: String
    }

    /// The name in the page's address.
    var key: String
    var label: String
    var values: [Value]
    /// The value that the labels of small pictures leave out; nil for none.
    var standard: String?
  }

  /// A moment of a timeline.
  struct Moment: Encodable, Hashable {
    /// The date in full.
    var label: String
    /// The shortest text that distinguishes it from the timeline's others.
    var time: String
    /// The date for `datetime`; nil for none.
    var machine: String?
    /// The place among the entries: `2 of 4 entries`.
    var place: String
    /// Whether its entry was shown before, and the running texts are drawn again.
    var isLater: Bool
  }

  /// The size and background of a picture.
  struct Shape: Encodable, Hashable {
    /// Points, as shown.
    var width: String
    var height: String
    /// Points.
    var radius: String
    /// The id of its corner's `<clipPath>`.
    var corner: String?
    /// Classes of the style sheet.
    var wallpaper: String
    /// The person's color, with `#`; nil for none.
    var tint: String?
  }

  /// A format of a picture and the ending of its file.
  struct Ending: Encodable, Hashable {
    var name: String
    var ending: String
  }

  /// The diagnostics of a frame and their badge.
  struct Notes: Encodable, Hashable {
    var badge: String?
    var notes: [DiagnosticNote]
  }

  /// The heading of a cell.
  struct CellKind: Encodable, Hashable {
    var label: String
    /// `timeline`, `interaction`, or nil for a single picture in each appearance.
    var form: String?
    /// The number of entries and the next reload, in words.
    var note: String?
    /// Whether moments between entries are shown.
    var runs: Bool
  }

  struct Frame: Encodable {
    var id: String
    /// The path between ``folder`` and the ending; nil where it is the id.
    var at: String?
    /// Indices of tables. `appearance` is that of the dimension's value.
    var appearance: Int
    var shape: Int
    var endings: Int
    var facts: [Int]
    var texts: Int?
    var links: Int?
    var notes: Int?
    var date: Int?
    /// The step of an interaction.
    var step: String?
    var failure: String?
  }

  struct Cell: Encodable {
    var kind: Int
    /// The index of the phase among the dimension's values.
    var phase: Int
    /// The index of a timeline's moments.
    var moments: Int?
    /// The frames of each moment, one for each appearance; nil where a moment has no such frame.
    var entries: [[Int?]]
    /// Whether the picture is the same in all appearances, as on a Lock Screen; then it is shown once. nil for false.
    var isAlike: Bool?
  }

  struct Board: Encodable {
    /// The value of each dimension but phase and appearance, by index.
    var of: [Int]
    /// Its sizes and device.
    var measures: Int
    var cells: [Cell]
  }

  /// The widget's name in alternative texts.
  var name: String
  /// The key of the dimension by which the page is grouped at first.
  var grouping: String
  /// Phase and appearance are the last two.
  var dimensions: [Dimension]
  /// The rule of the moments between entries; nil where there are none.
  var momentsRule: String?
  /// The places of types for the inspector; nil where there is none.
  var places: [String: Gallery.DeclarationPlace]?
  /// The beginning of every path.
  var folder = ""
  var boards: [Board] = []
  var frames: [Frame] = []
  var kinds = ValueTable<CellKind>()
  var moments = ValueTable<[Moment]>()
  var measures = ValueTable<[String]>()
  var shapes = ValueTable<Shape>()
  var endings = ValueTable<[Ending]>()
  var facts = ValueTable<PictureData.Fact>()
  var texts = ValueTable<[String]>()
  var links = ValueTable<[PictureData.Region]>()
  var notes = ValueTable<Notes>()
  var dates = ValueTable<String>()
}

extension WidgetPageData {
  /// Adds a frame.
  ///
  /// - Returns: its index in ``frames``.
  mutating func add(_ picture: PictureData, date: String?, step: String) -> Int {
    let small = picture.small.map { [PictureData.File(name: "small", href: $0)] } ?? []
    let files = picture.files + small
    let paths = files.map(\.href)
    let first = paths.first ?? ""
    // The files of a frame differ in their extensions alone.
    let name = first.lastIndex(of: ".").map { String(first[..<$0]) } ?? first
    let stem = paths.dropFirst().reduce(name) { $0.commonPrefix(with: $1) }
    let appearances = dimensions.last?.values ?? []
    frames.append(
      Frame(
        id: picture.id, at: stem,
        appearance: appearances.firstIndex { $0.value == picture.appearance } ?? 0,
        shape: shapes.index(
          Shape(
            width: picture.width, height: picture.height, radius: picture.radius,
            corner: picture.corner, wallpaper: picture.wallpaper, tint: picture.tint)),
        endings: endings.index(
          files.map { Ending(name: $0.name, ending: String($0.href.dropFirst(stem.count))) }
        ),
        facts: picture.facts.map { facts.index($0) },
        texts: picture.texts.isEmpty ? nil : texts.index(picture.texts),
        links: picture.links.isEmpty ? nil : links.index(picture.links),
        notes: picture.notes.isEmpty
          ? nil : notes.index(Notes(badge: picture.badge, notes: picture.notes)),
        date: date.map { dates.index($0) }, step: step.isEmpty ? nil : step,
        failure: picture.failure))
    return frames.count - 1
  }

  /// Takes from all paths what they begin with, and leaves out those that are the id after that.
  mutating func shortenPaths() {
    let paths = frames.compactMap { frame in
      frame.at.flatMap {
        $0.isEmpty ? nil : $0.hasSuffix(frame.id) ? String($0.dropLast(frame.id.count)) : $0
      }
    }
    guard var common = paths.first else { return }
    for path in paths where !path.hasPrefix(common) { common = common.commonPrefix(with: path) }
    folder = common
    for index in frames.indices {
      guard let path = frames[index].at, path.hasPrefix(common) else { continue }
      let rest = String(path.dropFirst(common.count))
      frames[index].at = rest == frames[index].id ? nil : rest
    }
  }
}
