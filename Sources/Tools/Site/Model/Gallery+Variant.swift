import SystemDesigns

extension Gallery {
  /// The properties of a frame apart from widget, family, device and phase. Values and defaults are
  /// those of the command's options.
  package struct Variant: Codable, Hashable, Sendable {
    /// `light` or `dark`.
    package var appearance: String
    /// `standard` or `increased`.
    package var contrast: String
    /// `xSmall` … `accessibility5`.
    package var typeSize: String
    /// Such as `zh_Hans`.
    package var locale: String
    /// `ltr`, `rtl`, or nil for the locale's own.
    package var direction: String?
    /// `fullColor`, `accented`, `vibrant`, or nil for what the placement uses.
    package var rendering: String?
    /// `homeScreen`, `lockScreen`, …, or nil for the family's own.
    package var placement: String?
    /// The version of iOS whose design is drawn, such as `18`.
    package var os: String
    /// The name of a configuration; nil for the widget's default.
    package var configuration: String?
    /// Such as `Asia/Shanghai`; entry dates are written in it.
    package var timeZone: String
    /// The person's colour, `FF9F0A`; nil where none was chosen.
    package var tint: String?
    /// `standard` or `reduced`.
    package var luminance: String
    /// `unlocked` or `locked`.
    package var lock: String
    /// `simplified`, as from a distance; nil in full detail.
    package var detail: String?

    package init(
      appearance: String = "light", contrast: String = "standard", typeSize: String = "large",
      locale: String = "en_US", direction: String? = nil, rendering: String? = nil,
      placement: String? = nil, os: String = SystemVersion.standard.description,
      configuration: String? = nil,
      timeZone: String = "UTC", tint: String? = nil, luminance: String = "standard",
      lock: String = "unlocked",
      detail: String? = nil
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
      self.lock = lock
      self.detail = detail
    }
  }
}
