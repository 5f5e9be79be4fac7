import DisplayList

/// The frame's diagnostics as findings of rules.
enum Diagnosed {
  static func observation(_ diagnostic: Diagnostic) -> FrameAudit.Observation? {
    let rule: AuditRule
    switch diagnostic.code {
    case "missing-container-background": rule = .missingContainerBackground
    case "several-widget-urls": rule = .severalWidgetURLs
    case "link-not-followed", "link-in-small": rule = .deadLink
    case "inert-control", "control-not-interactive", "control-at-a-distance": rule = .inertControl
    case "no-effect": rule = .noEffect
    case "disfavored-location", "unsupported-mounting-style": rule = .unsupportedPlacement
    case "platform-view": rule = .unsupportedView
    case "missing-image", "missing-color", "damaged-image", "undecoded-image", "unknown-symbol":
      rule = .missingImage
    case "async-image", "network-waits", "network-not-encrypted", "background-session-unhandled",
      "background-session-unfinished", "background-session-not-reloaded",
      "background-session-handler":
      rule = .lostRequest
    case "large-image", "image-too-large": rule = .largeImage
    default: return nil
    }
    return .init(rule, view: diagnostic.view, diagnostic.message)
  }
}
