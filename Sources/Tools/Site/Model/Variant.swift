import SystemDesigns

extension Gallery {
  /// What decides a frame beside its widget, family, device and phase. Values are those of the
  /// command's options, and so are the defaults.
  public struct Variant: Codable, Hashable, Sendable {
    /// `light` or `dark`.
    public var appearance: String
    /// `standard` or `increased`.
    public var contrast: String
    /// `xSmall` … `accessibility5`.
    public var typeSize: String
    /// Such as `zh_Hans`.
    public var locale: String
    /// `ltr`, `rtl`, or nil for the locale's own.
    public var direction: String?
    /// `fullColor`, `accented`, `vibrant`, or nil for what the placement uses.
    public var rendering: String?
    /// `homeScreen`, `lockScreen`, …, or nil for the family's own.
    public var placement: String?
    /// The version of iOS whose design is drawn, such as `18`.
    public var os: String
    /// The name of a configuration; nil for the widget's default.
    public var configuration: String?
    /// Such as `Asia/Shanghai`; entry dates are written in it.
    public var timeZone: String
    /// The person's colour, `FF9F0A`; nil where none was chosen.
    public var tint: String?
    /// `standard` or `reduced`.
    public var luminance: String

    package init(
      appearance: String = "light", contrast: String = "standard", typeSize: String = "large",
      locale: String = "en_US", direction: String? = nil, rendering: String? = nil,
      placement: String? = nil, os: String = SystemVersion.standard.description,
      configuration: String? = nil,
      timeZone: String = "UTC", tint: String? = nil, luminance: String = "standard"
    ) {
      self.appearance = appearance
      self.contrast = contrast
      self.typeSize = typeSize
      self.locale = locale
      self.direction = direction
      self.rendering = rendering
      self.placement = placement
      self.os = os
      self.configuration = configuration
      self.timeZone = timeZone
      self.tint = tint
      self.luminance = luminance
    }
  }
}
