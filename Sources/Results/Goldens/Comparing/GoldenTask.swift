/// The purpose of a run's goldens, and where they are.
package struct GoldenTask: Hashable, Sendable, Codable {
  package enum Purpose: String, Hashable, Sendable, Codable {
    /// Every frame's golden is made what the frame is.
    case record
    /// Frames without a golden get one; others stay.
    case recordMissing
    /// Goldens of another maker with equal pixels are rewritten as this one's; others stay.
    case migrate
    case verify
  }

  package var purpose: Purpose
  /// The goldens' folder, absolute.
  package var folder: String
  package var format: GoldenFormat
  /// The format of the goldens that a verification writes for approval.
  package var approvedFormat: GoldenFormat
  package var maker: Maker
  /// Equal digests of display lists pass without comparing pixels.
  package var trustsDigests = true
  package var tolerance = Tolerance()
  /// The folder for the pictures of the report, absolute.
  package var report: String

  package init(
    purpose: Purpose, folder: String, format: GoldenFormat, maker: Maker, report: String
  ) {
    self.purpose = purpose
    self.folder = folder
    self.format = format
    approvedFormat = format
    self.maker = maker
    self.report = report
  }

  package func path(of id: String) -> String { "\(folder)/\(id).\(format.pathExtension)" }
}
