import Testing
import WidgetKitCore

@testable import Planning
@testable import WidgetHost

/// A watch's product is drawn on a watch where no device is asked for.
@Suite struct ProductDeviceTests {
  private func devices(_ own: String?, _ change: (inout Dimensions) -> Void = { _ in }) throws
    -> Set<String>
  {
    let widget = WidgetSummary(
      kind: "k", displayName: "", description: "", supportedFamilies: ["accessoryRectangular"],
      parameters: [])
    var request = PlanRequest()
    change(&request.dimensions)
    let product = DescribedProduct(
      executable: ProductExecutable(name: "p", path: "/p", device: own), widgets: [widget])
    let plan = try Plan(
      [product], request, output: OutputSpec(folder: "/", formats: [], includesProduct: false))
    return Set(plan.batches.map(\.batch.setting.device))
  }

  @Test func theProductsDeviceHolds() throws {
    #expect(try devices("Apple Watch 45mm") == ["Apple Watch 45mm"])
    #expect(try devices(nil) == ["iPhone 16"])
  }

  @Test func aDeviceOrAPlacementThatIsAskedForWins() throws {
    #expect(
      try devices("Apple Watch 45mm") { $0.placements = .these([.lockScreen]) } == ["iPhone 16"])
  }
}
