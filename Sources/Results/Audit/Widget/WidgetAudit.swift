import Foundation

/// The audit of a widget's frames together.
package enum WidgetAudit {
  /// - Parameter frames: in the order made.
  package static func findings(_ frames: [AuditedFrame]) -> [Finding] {
    var order: [AuditedFrame.Group] = []
    var groups: [AuditedFrame.Group: [AuditedFrame]] = [:]
    for frame in frames {
      if groups[frame.group] == nil { order.append(frame.group) }
      groups[frame.group, default: []].append(frame)
    }
    return order.flatMap { group in
      let frames = groups[group] ?? []
      return frames.flatMap(own) + together(frames)
    }
  }

  private static func own(_ frame: AuditedFrame) -> [Finding] {
    frame.result.observations.map {
      Finding(
        $0.rule, widget: frame.group.widget, family: frame.group.family, frame: frame.id,
        view: $0.view, region: $0.region, cause: $0.cause, $0.message)
    }
  }

  private static func together(_ frames: [AuditedFrame]) -> [Finding] {
    let placeholder = frames.first { $0.phase == .placeholder }
    let snapshot = frames.first { $0.phase == .snapshot }
    let timeline = frames.filter { $0.phase == .timeline }
    var found: [Finding] = []
    func note(_ rule: AuditRule, _ frame: AuditedFrame, _ message: String) {
      found.append(
        Finding(
          rule, widget: frame.group.widget, family: frame.group.family, frame: frame.id, message))
    }
    if let placeholder, !placeholder.result.isBlank {
      let shown = [snapshot, timeline.first].compactMap { $0 }.filter { !$0.hidesPrivateContent }
      if let same = shown.first(where: { $0.digest == placeholder.digest }) {
        note(
          .placeholderShowsData, placeholder,
          "The placeholder is the same picture as \(same.id): nothing in it is redacted.")
      }
      let madeUp = placeholder.result.hiddenTexts ?? []
      if madeUp.filter({ $0.contains(where: \.isNumber) }).count >= 2,
        let same = timeline.first(where: { $0.texts == madeUp })
      {
        note(
          .timelineShowsPlaceholder, same,
          "The timeline shows the values that the placeholder was made up with.")
      }
    }
    if let snapshot, snapshot.result.isBlank, timeline.contains(where: { !$0.result.isBlank }) {
      note(.blankSnapshot, snapshot, "The snapshot is blank while the timeline isn't.")
    }
    let size = timeline.reduce(0) { $0 + $1.result.archiveSize }
    if size > ArchiveEstimate.limit, let first = timeline.first {
      note(
        .largeArchive, first,
        "The timeline's archive comes to about \(size >> 20) MB by an estimate; 30 MB is the limit."
      )
    }
    return found
  }
}
