import DisplayList

/// The frame's diagnostics as findings of rules.
enum Diagnosed {
  /// The rules that report diagnostics, by their codes.
  static let rules: [String: AuditRule] = [
    "missing-container-background": .missingContainerBackground,
    "several-widget-urls": .severalWidgetURLs,
    "link-not-followed": .deadLink, "link-in-small": .deadLink,
    "inert-control": .inertControl, "control-not-interactive": .inertControl,
    "control-at-a-distance": .inertControl,
    "no-effect": .noEffect,
    "disfavored-location": .unsupportedPlacement,
    "unsupported-mounting-style": .unsupportedPlacement,
    "platform-view": .unsupportedView,
    "missing-image": .missingImage, "missing-color": .missingImage,
    "damaged-image": .missingImage, "undecoded-image": .missingImage,
    "unknown-symbol": .missingImage,
    "async-image": .lostRequest, "network-waits": .lostRequest,
    "network-not-encrypted": .lostRequest,
    "background-session-unhandled": .lostRequest,
    "background-session-unfinished": .lostRequest,
    "background-session-not-reloaded": .lostRequest,
    "background-session-handler": .lostRequest,
    "large-image": .largeImage, "image-too-large": .largeImage,
  ]

  static func observation(_ diagnostic: Diagnostic) -> FrameAudit.Observation? {
    rules[diagnostic.code].map { .init($0, view: diagnostic.view, diagnostic.message) }
  }
}
