import Foundation

/// The message of a failed assertion: what changed and where, the files to look at, the command to run
/// next.
struct FailureText {
  let outcomes: [FrameOutcome]
  let identity: TestIdentity
  /// The record mode in the source; nil where the environment decides.
  var fixedMode: SnapshotRecordMode?

  /// The number of groups of frames that are described; the rest are listed by name.
  private static let describedGroupLimit = 8

  var text: String {
    let differing = outcomes.filter { $0.status != .identical }
    var parts = [headline(differing)]
    let groups = groups(differing)
    for group in groups.prefix(Self.describedGroupLimit) { parts.append(paragraph(group)) }
    let rest = groups.dropFirst(Self.describedGroupLimit).flatMap { $0 }
    if !rest.isEmpty {
      parts.append(
        "And \(rest.count) more:\n" + rest.map { "  " + $0.name }.joined(separator: "\n"))
    }
    parts.append(contentsOf: [nextStep(differing)].compactMap { $0 })
    return parts.joined(separator: "\n\n")
  }

  /// The frames, those with the same changes in one group, which is described once.
  private func groups(_ differing: [FrameOutcome]) -> [[FrameOutcome]] {
    var groups: [[FrameOutcome]] = []
    var indices: [[String]: Int] = [:]
    for outcome in differing {
      let changes = outcome.changes.map(\.sentence)
      if outcome.status == .changed, !changes.isEmpty, let index = indices[changes] {
        groups[index].append(outcome)
      } else {
        if outcome.status == .changed, !changes.isEmpty { indices[changes] = groups.count }
        groups.append([outcome])
      }
    }
    return groups
  }

  private func headline(_ differing: [FrameOutcome]) -> String {
    let changed = differing.count { $0.status == .changed }
    let unreadable = differing.count { $0.status == .unreadable }
    let new = differing.count { $0.status == .new }
    let failed = differing.count { $0.status == .failed }
    var parts: [String] = []
    if changed > 0 {
      parts.append(
        "\(share(changed)) \(changed == 1 ? "differs from its golden" : "differ from their goldens")"
      )
    }
    if unreadable > 0 {
      parts.append(
        "\(share(unreadable)) \(unreadable == 1 ? "has a golden" : "have goldens") that can't be read"
      )
    }
    if new > 0 { parts.append("\(share(new)) \(new == 1 ? "has" : "have") no golden") }
    if failed > 0 { parts.append("\(failed == 1 ? "1 failure" : "\(failed) failures")") }
    return parts.joined(separator: ", ") + "."
  }

  /// The number of snapshots out of all: `2 of 5 snapshots`.
  private func share(_ count: Int) -> String {
    let all = outcomes.count { $0.status != .failed }
    return all == count && count == 1 ? "The snapshot" : "\(count) of \(all) snapshots"
  }

  private func paragraph(_ group: [FrameOutcome]) -> String {
    let outcome = group[0]
    var lines = [outcome.name]
    for change in outcome.changes {
      lines.append("  " + (change.cause == nil ? "" : "  ") + change.sentence)
    }
    lines += outcome.sentences.map { "  " + $0.replacing("\n", with: "\n  ") }
    if outcome.status == .new, outcome.isRecorded {
      lines.append("  A golden was recorded: \(outcome.goldenPath ?? "")")
    } else if let path = outcome.goldenPath {
      lines.append("  golden: \(path)" + (outcome.isRecorded ? " (recorded again)" : ""))
    }
    for picture in outcome.pictures where picture.role != .expected || outcome.isRecorded {
      guard outcome.status == .changed || !outcome.isRecorded, let path = picture.path else {
        continue
      }
      let name = picture.role == .expected ? "before" : picture.role.rawValue
      lines.append("  \(name): \(path)")
    }
    if group.count > 1 {
      lines.append("  The same changes in:")
      lines += group.dropFirst().map { "    " + $0.name }
    }
    return lines.joined(separator: "\n")
  }

  private func nextStep(_ differing: [FrameOutcome]) -> String? {
    let run = "swift test --filter \(identity.filter)"
    if differing.contains(where: \.isRecorded) {
      let isRecorded = differing.allSatisfy { $0.isRecorded || $0.status == .failed }
      if isRecorded { return "Look at what was recorded, then run it again:\n  \(run)" }
    }
    let new = differing.contains { $0.status == .new && !$0.isRecorded }
    let changed = differing.contains { $0.status == .changed && !$0.isRecorded }
    let unreadable = differing.contains { $0.status == .unreadable && !$0.isRecorded }
    if let fixedMode, changed || new {
      return "The source has the record mode .\(fixedMode): to record this, make it "
        + ".\(changed ? "failed" : "missing") there, then run:\n  \(run)"
    }
    if changed { return "If that is meant, record it:\n  VITRINE_RECORD=failed \(run)" }
    if unreadable {
      return "If it can't be restored, record it again:\n  VITRINE_RECORD=all \(run)"
    }
    if new { return "To record it:\n  VITRINE_RECORD=missing \(run)" }
    return nil
  }
}
