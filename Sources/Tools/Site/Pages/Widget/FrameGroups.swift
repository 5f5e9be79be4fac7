import Foundation

/// The frames of a widget in the order of a page: family, then board (device and variant), then
/// cell (phase), then entry, then appearance. Where frames have placements, these come before the
/// family.
struct FrameSection {
  /// The placement whose frames the section has; nil where it is a family's.
  var placement: String?
  /// The first board's.
  var family: String
  var boards: [Board]

  struct Board {
    var family: String
    var device: String
    /// The placement of the frames; empty where they have none.
    var placement: String
    var rendering: String
    /// Without its appearance.
    var variant: Gallery.Variant
    var size: CGSize
    var scale: Double
    var cells: [Cell]
  }

  struct Cell {
    /// The phase, without the step of an interaction.
    var phase: String
    var entries: [Entry]
  }

  /// One moment, in each appearance.
  struct Entry {
    var index: Int?
    var date: Date?
    var frames: [Gallery.Frame]
    /// Whether the entry was shown before, and its running texts are drawn again.
    var isLater = false

    var moment: EntryDate? {
      date.map { EntryDate($0, zone: frames[0].variant.timeZone) }
    }
  }

  static func sections(of widget: Gallery.Widget) -> [FrameSection] {
    if widget.frames.contains(where: { $0.variant.placement != nil }) {
      return widget.frames.grouped { $0.placement }
        .sorted(along: Labels.placementOrder, by: \.key)
        .map { placement, frames in
          let families = families(of: frames)
          return FrameSection(
            placement: placement, family: families[0].key,
            boards: families.flatMap { boards(of: $0.members) })
        }
    }
    return families(of: widget.frames).map { family, frames in
      FrameSection(family: family, boards: boards(of: frames))
    }
  }

  private static func families(
    of frames: [Gallery.Frame]
  ) -> [(key: String, members: [Gallery.Frame])] {
    frames.grouped { $0.family }.sorted(along: Labels.familyOrder, by: \.key)
  }

  private struct BoardKey: Hashable {
    var device: String
    var variant: Gallery.Variant
  }

  private static func boards(of frames: [Gallery.Frame]) -> [Board] {
    frames.grouped { frame in
      var variant = frame.variant
      variant.appearance = ""
      return BoardKey(device: frame.device, variant: variant)
    }.map { key, frames in
      Board(
        family: frames[0].family, device: key.device, placement: frames[0].placement,
        rendering: frames[0].rendering, variant: key.variant, size: frames[0].size,
        scale: frames[0].scale, cells: cells(of: frames))
    }
  }

  private static func cells(of frames: [Gallery.Frame]) -> [Cell] {
    frames.grouped { frame in
      Labels.phaseGroup(frame.phase) == "timeline"
        ? "timeline" : Labels.touched(frame.phase).control
    }
    .sorted(along: Labels.phaseOrder) { Labels.phaseGroup($0.key) }
    .map { phase, frames in
      if Labels.phaseGroup(phase) == "interaction" { return Cell(phase: phase, steps: frames) }
      let moments = frames.grouped { $0.index ?? 0 }.sorted { $0.key < $1.key }
      return Cell(
        phase: phase,
        entries: moments.flatMap { _, frames in
          let sorted = frames.enumerated().sorted {
            let left = $0.element.variant.appearance == "dark"
            let right = $1.element.variant.appearance == "dark"
            return left == right ? $0.offset < $1.offset : right
          }.map(\.element)
          return [Entry(index: frames[0].index, date: frames[0].date, frames: sorted)]
            + later(sorted)
        })
    }
  }

  /// The later moments of an entry: at each the pictures of all appearances as they are then.
  private static func later(_ frames: [Gallery.Frame]) -> [Entry] {
    Set(frames.flatMap { $0.moments.map(\.date) }).sorted().map { date in
      Entry(
        index: frames[0].index, date: date, frames: frames.map { $0.shown(at: date) },
        isLater: true)
    }
  }
}

extension Gallery.Frame {
  /// The frame as it is at a later date: its last moment until then.
  fileprivate func shown(at date: Date) -> Gallery.Frame {
    guard let moment = moments.last(where: { $0.date <= date }) else { return self }
    var frame = self
    frame.id = moment.id
    frame.date = moment.date
    frame.files = moment.files
    frame.texts = moment.texts
    return frame
  }
}

extension FrameSection.Cell {
  /// Whether each moment has several appearances with one picture, before one background.
  var isAlike: Bool {
    entries.allSatisfy { entry in
      let first = entry.frames[0]
      return entry.frames.count > 1 && !first.digest.isEmpty && !entry.isLater
        && entry.frames.allSatisfy {
          $0.failure == nil && $0.digest == first.digest && $0.wallpaper == first.wallpaper
        }
    }
  }

  /// An interaction: the steps of each appearance in their order, light first.
  init(phase: String, steps frames: [Gallery.Frame]) {
    self.phase = phase
    let rows = frames.grouped(by: \.variant.appearance).sorted(along: ["light", "dark"], by: \.key)
    entries = rows.map { _, frames in
      FrameSection.Entry(
        index: nil, date: nil,
        frames: frames.sorted(along: Labels.steps) { Labels.touched($0.phase).step ?? "" })
    }
  }
}

extension Sequence {
  /// Groups in the order in which their first members come.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
    var indices: [Key: Int] = [:]
    var groups: [(key: Key, members: [Element])] = []
    for element in self {
      let name = key(element)
      if let index = indices[name] {
        groups[index].members.append(element)
      } else {
        indices[name] = groups.count
        groups.append((name, [element]))
      }
    }
    return groups
  }

  /// Sorted as `order` has it; what isn't in it comes last, as it was.
  func sorted(along order: [String], by name: (Element) -> String) -> [Element] {
    enumerated().sorted { left, right in
      let first = order.firstIndex(of: name(left.element)) ?? order.count
      let second = order.firstIndex(of: name(right.element)) ?? order.count
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}
