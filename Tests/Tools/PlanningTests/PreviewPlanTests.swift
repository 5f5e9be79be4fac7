import Testing

@testable import Planning
@testable import WidgetHost

/// A preview of a family that a device doesn't have, as `systemExtraLarge` on an iPhone, says nothing against the
/// widget unless that device is asked for.
@Suite struct PreviewPlanTests {
  private func skips(_ devices: [Device]?) throws -> [Bool] {
    var request = PlanRequest()
    request.drawsPreviews = true
    request.dimensions.devices = devices
    let product = DescribedProduct(
      executable: ProductExecutable(name: "p", path: "/p"), widgets: [])
    let plan = try Plan(
      [product], request, output: OutputSpec(folder: "/", formats: [], includesProduct: false))
    return plan.batches.map(\.batch.skipsUnfitPreviews)
  }

  @Test func whatTheUsualDeviceLacksIsSkipped() throws {
    #expect(try skips(nil) == [true])
  }

  @Test func whatADeviceThatIsAskedForLacksIsAFailure() throws {
    #expect(try skips(DeviceTable.all.filter { $0.name == "iPhone 16" }) == [false])
  }
}
