/// The widget and the setting that a configuration is for.
struct ConfigurationContext {
  /// The widget's kind.
  var kind: String
  /// Apple's name: `systemSmall`.
  var family: String
  var setting: Setting
  /// Seconds that a handler may take.
  var limit: Double

  /// The family's name in definition files: `Small` for `systemSmall`.
  var sizeClass: String {
    let name = family.hasPrefix("system") ? String(family.dropFirst("system".count)) : family
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension ConfigurationContext {
  init(_ template: FrameRequest, limit: Double) {
    self.init(
      kind: template.kind, family: template.family, setting: template.setting, limit: limit)
  }
}
