import Failures

extension VerifyReport {
  /// Entries in the order of an unsharded run: frames as they were planned and made, then goldens
  /// without a frame by name.
  package static func ordered(_ entries: [Entry]) -> [Entry] {
    let frames = entries.filter { !$0.status.hasNoFrame }.enumerated().sorted {
      ($0.element.unit, $0.offset) < ($1.element.unit, $1.offset)
    }
    let goldens = entries.filter(\.status.hasNoFrame).sorted {
      $0.id.unicodeScalars.lexicographicallyPrecedes($1.id.unicodeScalars)
    }
    return frames.map(\.element) + goldens
  }

  /// One report of several shards, as the unsharded run would have written it.
  ///
  /// - Parameter reports: in any order, each within ``ReportLimits``.
  /// - Throws: a ``Failure`` of usage, where they are of different runs, a shard is missing or there twice, or
  ///   two have the same frame.
  package static func merged(_ reports: [VerifyReport]) throws -> VerifyReport {
    guard var whole = reports.first else {
      throw Failure.usage(
        "There is no report to merge; give the folders that verify --shard wrote.")
    }
    if reports.count == 1, whole.shard == nil { return whole }
    let shards = try shardsInOrder(reports)
    whole = shards[0]
    try check(shards)
    var owners: [String: Int] = [:]
    for (index, report) in shards.enumerated() {
      for entry in report.entries {
        if let other = owners.updateValue(index, forKey: entry.id), other != index {
          let name = PlainText.short(entry.id, 200)
          throw Failure.usage(
            "Shards \(other + 1) and \(index + 1) both have the frame \(name); make them again "
              + "with the same options and a different I of --shard I/N.")
        }
      }
    }
    whole.shard = nil
    whole.entries = ordered(shards.flatMap(\.entries))
    whole.joinDiagnostics(of: shards)
    whole.notes = unique(shards.flatMap(\.notes))
    whole.problems = unique(shards.flatMap(\.problems))
    whole.tolerated = shards.reduce(0) { $0 + $1.tolerated }
    whole.makers = makers(shards)
    for shard in shards.dropFirst() {
      guard let more = shard.declarations else { continue }
      whole.declarations = (whole.declarations ?? [:]).merging(more) { first, _ in first }
    }
    return whole
  }

  /// Each text once, in the order of its first place.
  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func makers(_ shards: [VerifyReport]) -> [OtherMaker] {
    var sums: [[String]: OtherMaker] = [:]
    for maker in shards.flatMap(\.makers) {
      let key = [maker.generator, maker.engine]
      sums[key, default: .init(generator: key[0], engine: key[1], same: 0, changed: 0)].same +=
        maker.same
      sums[key]?.changed += maker.changed
    }
    return sums.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  private static func shardsInOrder(_ reports: [VerifyReport]) throws -> [VerifyReport] {
    var found: [Int: VerifyReport] = [:]
    var count: Int?
    for report in reports {
      guard let shard = report.shard else {
        throw Failure.usage(
          "One of the \(reports.count) reports is of all frames, not of a shard; merge takes those "
            + "that verify --shard I/N wrote.")
      }
      if let count, count != shard.count {
        throw Failure.usage(
          "The reports are of \(count) shards and of \(shard.count); merge those of one run.")
      }
      count = shard.count
      if found.updateValue(report, forKey: shard.index) != nil {
        throw Failure.usage(
          "Shard \(shard.index) of \(shard.count) is there twice; give each shard once.")
      }
    }
    let total = count ?? 0
    let missing = total < 1 ? [] : (1...total).filter { found[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.map(String.init).joined(separator: ", ")
      throw Failure.usage(
        "Of \(total) shards, \(missing.count == 1 ? "shard" : "shards") \(names) "
          + "\(missing.count == 1 ? "is" : "are") missing; run verify --shard \(missing[0])/\(total) "
          + "and merge again.")
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The difference of two shards that would make a joint report untrue.
  private static func check(_ shards: [VerifyReport]) throws {
    let first = shards[0]
    for (index, other) in shards.enumerated().dropFirst() {
      func same(_ what: String, _ a: String, _ b: String) throws {
        guard a != b else { return }
        throw Failure.usage(
          "Shard 1 has the \(what) “\(PlainText.short(a, 200))”, shard \(index + 1) has "
            + "“\(PlainText.short(b, 200))”; verify all shards with the same.")
      }
      try same("version of Vitrine", first.generator, other.generator)
      try same("engine", first.engine, other.engine)
      try same("goldens", first.goldens, other.goldens)
      try same("format of goldens", first.format.rawValue, other.format.rawValue)
      try same(
        "tolerances", first.tolerances.joined(separator: " "),
        other.tolerances.joined(separator: " "))
      guard first.shard?.partition == other.shard?.partition else {
        throw Failure.usage(
          "Shards 1 and \(index + 1) divided the frames differently, so some may be in neither: give "
            + "all shards the same options and the same --timings, or none.")
      }
    }
  }
}

extension FrameStatus {
  /// A golden alone.
  package var hasNoFrame: Bool { self == .missing || self == .orphaned }
}
