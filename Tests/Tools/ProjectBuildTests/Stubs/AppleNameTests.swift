import Testing

@testable import ProjectBuild

@Suite struct AppleNameTests {
  @Test(arguments: [
    "cannot find type 'UIRectEdge' in scope",
    "cannot find 'NWPathMonitor' in scope",
    "cannot find 'kSecAttrCreator' in scope",
    "value of type 'UIView' has no member 'safeAreaLayoutGuide'",
    "value of type 'some View' has no member 'scrollTargetBehavior'",
    "value of type 'ManagedSettingsStore' has no member 'webContent'",
    "cannot find type 'TransferRepresentation' in scope",
  ])
  func aNameByApplesLettersOrOfApplesTypeIsApples(_ message: String) throws {
    let fact = try #require(StubFact(message))
    #expect(AppleName.isOfApples(fact, besides: ["Recipe"]))
  }

  @Test(arguments: [
    "cannot find type 'Secrets' in scope",
    "cannot find 'kUnknownType' in scope",
    "cannot find 'apiKey' in scope",
    "value of type 'Recipe' has no member 'ingredients'",
    "type 'Color' has no member 'brand'",
    "value of type 'Date' has no member 'startOfWeek'",
    "cannot find type 'Event' in scope",
    "cannot find type 'UIRecipe' in scope",
  ])
  func aNameOfTheCodesOwnStaysMissing(_ message: String) throws {
    let fact = try #require(StubFact(message))
    #expect(!AppleName.isOfApples(fact, besides: ["Recipe", "UIRecipe"]))
  }

  @Test func whatTheCompilerCorrectsIsMisspelt() {
    #expect(AppleName.isMisspelt("value of type 'Text' has no member 'fnt'; did you mean 'font'?"))
    #expect(!AppleName.isMisspelt("value of type 'Text' has no member 'fnt'"))
  }

  @Test func theNamesAreListedWithTheirModulesAndOwners() {
    var model = StubModel()
    model.types = ["UIRectEdge": StubType(), "UIView_edge": StubType()]
    var view = StubType()
    view.members = [StubMember(name: "edge", isStatic: false, result: "UIView_edge")]
    model.extensions = ["UIView": view]
    #expect(AppleName.all(in: model, besidesModules: false) == ["UIKit.UIRectEdge", "UIView.edge"])
    #expect(AppleName.all(in: model, besidesModules: true) == ["UIKit.UIRectEdge"])
  }
}
