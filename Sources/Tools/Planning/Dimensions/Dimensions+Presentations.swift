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
  package func looks(of presentation: Presentation) -> [Look] {
    let looks = Self.distinct(
      looks.map { look in
        var look = look
        look.rendering = nil
        look.tint = nil
        return look
      })
    guard presentation.isAlwaysDark else { return looks }
    return looks.filter { look in
      var light = look
      light.appearance = .light
      return look == light || !looks.contains(light)
    }
  }

  private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
