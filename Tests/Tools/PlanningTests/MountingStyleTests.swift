import Testing
import WidgetKitCore

@testable import Planning
@testable import WidgetHost

/// Widgets are made in the mounting styles that they support, as visionOS offers them.
@Suite struct MountingStyleTests {
  private func plan(
    _ styles: [String]?, _ placements: [Placement]? = nil
  ) throws -> (placements: [Placement?], skipped: [String]) {
    var widget = WidgetSummary(
      kind: "k", displayName: "", description: "", supportedFamilies: ["systemSmall"],
      parameters: [])
    widget.mountingStyles = styles
    var request = PlanRequest()
    request.phases = [.snapshot]
    request.dimensions.devices = DeviceTable.all.filter { $0.name == "Apple Vision Pro" }
    request.dimensions.placements = placements.map { .these($0) }
    request.dimensions.appearances = [.light]
    let product = DescribedProduct(
      executable: ProductExecutable(name: "p", path: "/p"), widgets: [widget])
    let plan = try Plan(
      [product], request, output: OutputSpec(folder: "/", formats: [], includesProduct: false))
    return (plan.batches.map(\.batch.setting.placement), plan.skipped.map(\.reason))
  }

  @Test func withoutTheModifierBothAreMade() throws {
    let both = try plan(nil, [.elevated, .recessed])
    #expect(both.placements == [.elevated, .recessed])
    #expect(both.skipped.isEmpty)
  }

  @Test func oneThatIsLeftOutIsSkippedWithTheReason() throws {
    let one = try plan(["recessed"], [.elevated, .recessed])
    #expect(one.placements == [.recessed])
    #expect(one.skipped == ["its supportedMountingStyles leave out elevated"])
  }

  /// “If your widget only supports the recessed mounting style, people can't place it on horizontal surfaces.”
  @Test func aWidgetForWallsAloneIsRecessedWhereNothingIsAsked() throws {
    #expect(try plan(["recessed"]).placements == [.recessed])
    #expect(try plan(["elevated"]).placements == [nil])
  }
}
