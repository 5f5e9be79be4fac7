import WidgetHost

// Live Activities and controls: placements of widgets, and their configurations, don't count.
extension Dimensions {
  /// The settings without placement and configuration, each once.
  package var settingsWithoutPlacement: [Setting] {
    Self.distinct(
      settings.map { setting in
        var setting = setting
        setting.placement = nil
        setting.configuration = nil
        return setting
      })
  }

  /// The looks of a presentation. What is dark in both appearances is drawn in one.
  package func styles(of presentation: Presentation) -> [FrameStyle] {
    presentation.distinct(
      Self.distinct(
        styles.map { style in
          var style = style
          style.rendering = nil
          style.tint = nil
          return style
        }))
  }

  private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
