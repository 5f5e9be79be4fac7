import LayoutDiff

/// Frames that differ for one cause: one change of the source that touches sixty frames is one group.
package struct ReportGroup: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case failed
    /// The golden's file can't be believed.
    case unreadable
    /// An edit that the layouts show.
    case change(Change.Kind)
    /// The picture has another size.
    case size
    /// The layouts are equal; pixels aren't.
    case pixels
    case new, missing, orphaned

    /// One word: `failed`, `color`, `new`.
    package var word: String {
      switch self {
      case .failed: "failed"
      case .unreadable: "unreadable"
      case .change(let kind): kind.rawValue
      case .size: "size"
      case .pixels: "pixels"
      case .new: "new"
      case .missing: "missing"
      case .orphaned: "orphaned"
      }
    }

    package var status: FrameStatus {
      switch self {
      case .failed: .failed
      case .unreadable: .unreadable
      case .change, .size, .pixels: .changed
      case .new: .new
      case .missing: .missing
      case .orphaned: .orphaned
      }
    }

    fileprivate var rank: Int {
      switch self {
      case .failed: 0
      case .unreadable: 1
      case .change: 2
      case .size: 3
      case .pixels: 4
      case .new: 5
      case .missing: 6
      case .orphaned: 7
      }
    }

    /// The order of edits that change the same number of frames: a text, a picture or a colour tells a reader more than an
    /// argument or a place.
    fileprivate var kindRank: Int {
      guard case .change(let kind) = self else { return 0 }
      return switch kind {
      case .text: 0
      case .image: 1
      case .added, .removed, .replaced: 2
      case .color, .font: 3
      case .link, .label: 4
      case .style, .reordered, .truncated, .wrapped: 5
      case .padding, .spacing, .layout, .moved, .resized, .pixels: 6
      }
    }
  }

  package var subject: Subject
  /// The sentence of most of the frames.
  package var sentence: String
  /// Places in the report's entries, ascending.
  package var places: [Int]
  /// The signature of the changes that it groups.
  var signature = ""

  /// The place of the first change that it groups; nil for none.
  package func place(in changes: [Change]) -> Int? {
    changes.firstIndex {
      $0.cause == nil && subject == .change($0.kind) && $0.signature == signature
    }
  }
}

extension VerifyReport {
  /// The groups of frames to review: failures, then goldens that can't be read, then edits from the one that changed most
  /// frames, of equals texts first, then frames of which only pixels differ, then new, missing and orphaned ones. A frame
  /// with two causes is in both.
  package var groups: [ReportGroup] {
    var found: [Key: Collected] = [:]
    for (place, entry) in entries.enumerated() {
      for (key, sentence, values, text) in Self.causes(of: entry) {
        // A placeholder's texts are hidden: others name more.
        let weight = entry.phase == "placeholder" ? 0 : 1
        // In place: a copy of a group for each of its frames would be quadratic.
        found[key, default: Collected(first: place)].add(place, sentence, values, text, weight)
      }
    }
    return found.sorted { a, b in
      (
        a.key.subject.rank, -a.value.places.count, a.key.subject.kindRank, a.value.first,
        a.key.signature, a.key.heading ?? ""
      )
        < (
          b.key.subject.rank, -b.value.places.count, b.key.subject.kindRank, b.value.first,
          b.key.signature, b.key.heading ?? ""
        )
    }.map { key, group in
      ReportGroup(
        subject: key.subject, sentence: group.sentence(under: key.heading), places: group.places,
        signature: key.signature)
    }
  }

  private struct Key: Hashable {
    var subject: ReportGroup.Subject
    var signature = ""
    var heading: String?
  }

  private struct Collected {
    var first: Int
    var places: [Int] = []
    var sentences: [String: Int] = [:]
    var values: [String: Int] = [:]
    /// The texts of the views, in quotation marks.
    var texts: [String: Int] = [:]

    mutating func add(
      _ place: Int, _ sentence: String, _ values: [String], _ text: String?, _ weight: Int
    ) {
      if places.last != place { places.append(place) }
      sentences[sentence, default: 0] += weight
      for value in values { self.values[value, default: 0] += weight }
      if let text { texts[text, default: 0] += weight }
    }

    /// A sentence that is true of all frames: the one that they share, else the heading with the values of
    /// most of them and, where these don't have them, the texts of the views.
    func sentence(under heading: String?) -> String {
      guard sentences.count > 1, let heading else { return Self.ranked(sentences).first ?? "" }
      let isSaid = texts.keys.contains { text in values.keys.contains { $0.contains(text) } }
      let which = texts.isEmpty || isSaid ? "" : " (\(Phrases.list(Self.ranked(texts))))"
      return heading + (values.isEmpty ? "" : ": \(Phrases.list(Self.ranked(values)))") + which
        + "."
    }

    /// The most frequent first; of equals the first by name.
    private static func ranked(_ counts: [String: Int]) -> [String] {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
  }

  private typealias Cause = (Key, String, values: [String], text: String?)

  private static func causes(of entry: Entry) -> [Cause] {
    switch entry.status {
    case .identical: return []
    case .failed:
      let message = entry.message ?? "It failed without a message."
      return [(Key(subject: .failed, signature: message), message, [], nil)]
    case .unreadable:
      let message = entry.message ?? "The golden can't be read."
      return [(Key(subject: .unreadable, signature: message), message, [], nil)]
    case .new: return [(Key(subject: .new), "There is no golden yet.", [], nil)]
    case .missing:
      return [(Key(subject: .missing), "There is a golden, and the frame wasn’t made.", [], nil)]
    case .orphaned:
      return [(Key(subject: .orphaned), "No frame claims the golden any more.", [], nil)]
    case .changed: break
    }
    let roots = entry.causes.filter { $0.kind != .pixels }
    if !roots.isEmpty {
      return roots.map { change in
        let key = Key(
          subject: .change(change.kind), signature: change.signature, heading: change.heading)
        return (key, change.sentence, change.values ?? [], change.viewText)
      }
    }
    if let sizes = entry.pixels?.sizes {
      return [(Key(subject: .size, signature: sizes.sentence), sizes.sentence, [], nil)]
    }
    return [(Key(subject: .pixels), "Only pixels differ: the layouts are the same.", [], nil)]
  }
}

extension Change {
  /// The text of a view that the heading names by its type alone, in quotation marks: `“AAPL”` of `Text “AAPL”`; nil for
  /// other views.
  fileprivate var viewText: String? {
    guard let start = view.firstIndex(of: "“"), view.hasSuffix("”"),
      let type = ["Text", "Image"].first(where: { view[..<start] == "\($0) " }),
      heading?.contains("\(type) in ") == true
    else { return nil }
    return String(view[start...])
  }
}

extension VerifyReport.Entry {
  /// The changes that follow from no other.
  package var causes: [Change] {
    let roots = changes.filter { $0.cause.map { !changes.indices.contains($0) } ?? true }
    return roots.isEmpty ? Array(changes.prefix(1)) : roots
  }
}

extension ReportGroup {
  /// Places in the report's entries, each once: of every group the first, then of every group the second, and so on.
  package static func inTurns(_ groups: [ReportGroup]) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = []
    var turn = 0
    var left = groups
    while !left.isEmpty {
      for group in left where seen.insert(group.places[turn]).inserted {
        order.append(group.places[turn])
      }
      turn += 1
      left.removeAll { $0.places.count <= turn }
    }
    return order
  }
}
