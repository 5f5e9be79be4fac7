/// The text of a board's reload policy.
enum ReloadText {
  static func text(
    for board: FrameSection.Board, in reloads: [Gallery.Reload]
  ) -> String? {
    let found = reloads.first { reload in
      var variant = reload.variant
      variant.appearance = ""
      return reload.family == board.family && reload.device == board.device
        && variant == board.variant
    }
    return found.map { text($0.policy, zone: $0.variant.timeZone) }
  }

  private static func text(_ policy: Gallery.Reload.Policy, zone: String) -> String {
    switch policy {
    case .atEnd: "reloads at the end"
    case .after(let date): "reloads after \(EntryDate(date, zone: zone).long)"
    case .never: "never reloads by itself"
    }
  }
}
