import Audit

/// A frame, or all frames of a phase, that couldn't be made.
package struct FailureRecord: Codable, Sendable {
  package var product: String
  package var kind: String
  package var family: String
  package var phase: String
  /// The identifier of the frame that failed; nil where a provider failed before any frame was begun.
  package var frameID: String?
  package var request: FrameRequest?
  package var message: String
  /// The text that the process wrote before it ended.
  package var output: String?
  /// Whether an option of the run is the reason: a configuration that the widget doesn't take.
  package var isUsage: Bool?
  /// The audit's rule that the failure breaks; nil where it breaks no particular one.
  package var rule: AuditRule?
}

extension FailureRecord {
  /// A failure before any frame was begun.
  ///
  /// - Parameter template: what the frames have in common.
  init(
    _ template: FrameRequest, phase: String, _ message: String, rule: AuditRule? = nil,
    output: String? = nil, isUsage: Bool? = nil
  ) {
    self.init(
      product: template.product, kind: template.kind, family: template.family, phase: phase,
      message: message, output: output, isUsage: isUsage, rule: rule)
  }

  /// A failure of one frame.
  init(_ request: FrameRequest, id: String, _ message: String, output: String? = nil) {
    self.init(
      product: request.product, kind: request.kind, family: request.family,
      phase: request.phase.name, frameID: id, request: request, message: message, output: output)
  }
}
