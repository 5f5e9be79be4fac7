import DeviceWorld
import DisplayList

extension DeviceUse {
  /// The use as a frame's diagnostic has it.
  package var diagnostic: Diagnostic {
    switch answer {
    case .fixture:
      Diagnostic(
        code: "device-answered",
        message: "\(question): answered by the world file, key “\(key)”.")
    case .nothing(let words):
      Diagnostic(
        code: "device-unanswered",
        message:
          "\(question): answered as on a device whose person was never asked, \(words). Give an answer by "
          + "--world FILE, key “\(key)”.")
    case .refused(let mistake):
      Diagnostic(
        code: "device-fixture",
        message: "\(question): answered as on a device whose person was never asked. \(mistake)")
    case .mistaken(let mistake):
      Diagnostic(code: "device-fixture", message: "\(question): \(mistake)")
    case .standIn(let description):
      Diagnostic(code: "device-stand-in", message: "\(question) is a substitute: \(description).")
    case .rests(let reason):
      Diagnostic(code: "device-rests", message: "\(question) does nothing here: \(reason).")
    case .leftOut:
      Diagnostic(
        code: "stub-code",
        message:
          "\(question) isn't compiled, since it needs what isn't there or the compiler refuses it (the messages of the "
          + "run say which): it draws nothing, and what it returns is empty."
      )
    }
  }
}
