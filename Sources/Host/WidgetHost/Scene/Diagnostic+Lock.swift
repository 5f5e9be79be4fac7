import DisplayList

extension Diagnostic {
  /// The note on a frame of a locked device that hides nothing.
  package static let nothingSensitive = Diagnostic(
    code: "nothing-sensitive",
    message: "The device is locked, and nothing is hidden: no text or image here is marked "
      + "privacySensitive(), and no view reads .privacy from redactionReasons. Mark what only the owner "
      + "may see.")

  /// The note on a frame of a locked device that shows a placeholder, since the extension's data are protected.
  static func protected(_ level: DataProtection) -> Diagnostic {
    Diagnostic(
      code: "data-protection",
      message:
        "The device is locked and the extension's data protection is \(level.rawValue): the system shows the "
        + "placeholder.")
  }
}
