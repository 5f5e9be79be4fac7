import Testing
import WidgetKitCore

@testable import Planning
@testable import WidgetHost

/// A product's own SDK holds where none is asked for.
@Suite struct LinkedSDKPlanTests {
  private func sdks(_ own: String?, asked: String? = nil) throws -> Set<String> {
    let widget = WidgetSummary(
      kind: "k", displayName: "", description: "", supportedFamilies: ["systemSmall"],
      parameters: [])
    var request = PlanRequest()
    request.linkedSDK = asked.flatMap { LinkedSDK($0) }
    let product = DescribedProduct(
      executable: ProductExecutable(
        name: "p", path: "/p", sdk: own.flatMap { LinkedSDK($0) }.map { .init(sdk: $0, reason: "") }
      ), widgets: [widget])
    let plan = try Plan(
      [product], request, output: OutputSpec(folder: "/", formats: [], includesProduct: false))
    return Set(plan.batches.map(\.batch.setting.linkedSDK.name))
  }

  @Test func theProductsOwnHolds() throws {
    #expect(try sdks("15") == ["15"])
    #expect(try sdks(nil) == ["26"])
  }

  @Test func theOneAskedForWins() throws {
    #expect(try sdks("15", asked: "18") == ["18"])
    #expect(try sdks(nil, asked: "16.4") == ["16.4"])
  }
}
