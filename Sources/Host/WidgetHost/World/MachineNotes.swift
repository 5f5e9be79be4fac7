internal import CHermetic
import DisplayList

/// Notes on what a worker's code read of the machine that differs between machines.
enum MachineNotes {
  static var notes: [Diagnostic] {
    var notes: [Diagnostic] = []
    while let path = machine_read(Int32(clamping: notes.count)) {
      notes.append(
        Diagnostic(
          code: "machine-read",
          message:
            "The code read \(String(cString: path)), which differs between machines and runs: a picture that "
            + "depends on it isn't the same everywhere. An iOS app can't read it at all."))
    }
    return notes
  }
}
