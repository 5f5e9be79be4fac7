import Testing

@testable import Goldens

@Suite struct VerifyReportTests {
  private func report(_ statuses: FrameStatus...) -> VerifyReport {
    var report = VerifyReport(
      generator: "Vitrine", engine: "", goldens: "Goldens", format: .png,
      approveCommand: "vitrine approve", recordCommand: "vitrine record")
    report.entries = statuses.enumerated().map { .init(id: "A/systemSmall/\($0)", status: $1) }
    return report
  }

  @Test func exitStatusIsTheWorstOfTheFrames() {
    #expect(report(.identical, .identical).exitStatus == .success)
    for status in [FrameStatus.unreadable, .changed, .new, .missing, .orphaned] {
      #expect(report(.identical, status).exitStatus == .findings)
    }
    #expect(report(.identical, .changed, .failed).exitStatus == .frames)
  }
}
