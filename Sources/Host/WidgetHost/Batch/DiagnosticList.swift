import DisplayList

/// The diagnostics of a frame. Two lists are equal where their texts have the same bytes.
struct DiagnosticList: Hashable, Sendable {
  let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  static func == (a: DiagnosticList, b: DiagnosticList) -> Bool {
    a.diagnostics.elementsEqual(b.diagnostics) { $0.isSpelled(like: $1) }
  }

  // Texts of the same bytes have the same hash.
  func hash(into hasher: inout Hasher) { hasher.combine(diagnostics) }
}
