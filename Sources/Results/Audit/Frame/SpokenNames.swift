import DisplayList

/// Controls and images without an accessibility label.
enum SpokenNames {
  static func observations(_ list: DisplayList) -> [FrameAudit.Observation] {
    let named = subtreesThatSpeak(list.views)
    return list.views.indices.compactMap { index in
      let view = list.views[index]
      guard !named[index], let role = view.role, !isHidden(index, list.views) else { return nil }
      let what: String
      switch role {
      case "img": what = "A picture"
      case "button": what = "A button"
      case "switch": what = "A toggle"
      case "link": what = "A link"
      default: return nil
      }
      return .init(
        .missingAccessibilityLabel, view: view.kind, region: view.frame,
        "\(what) has no label for VoiceOver.")
    }
  }

  /// A view, or one in it, has a label or a text.
  private static func subtreesThatSpeak(_ views: [ViewRecord]) -> [Bool] {
    var speaks = views.map { view in
      !view.isHiddenFromAccessibility
        && (view.label?.isEmpty == false || view.text?.isEmpty == false)
    }
    // Parents come before their children.
    for index in views.indices.reversed() where speaks[index] {
      if let parent = views[index].parent { speaks[parent] = true }
    }
    return speaks
  }

  private static func isHidden(_ index: Int, _ views: [ViewRecord]) -> Bool {
    var next: Int? = index
    while let index = next {
      if views[index].isHiddenFromAccessibility { return true }
      next = views[index].parent
    }
    return false
  }
}
