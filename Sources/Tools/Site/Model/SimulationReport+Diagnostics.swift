import Diagnostics

extension SimulationReport {
  /// The diagnostics of the pictures, by their files.
  package var pictureDiagnostics: [DiagnosticPlace] {
    simulations.flatMap(\.widgets).flatMap(\.pictures).map {
      (place: $0.file, diagnostics: $0.diagnostics)
    }
  }

  /// The diagnostics of the timelines, by widget and family.
  package var timelineDiagnostics: [DiagnosticPlace] {
    simulations.flatMap(\.widgets).map {
      (place: "\($0.kind)/\($0.family)", diagnostics: $0.notes)
    }
  }
}
