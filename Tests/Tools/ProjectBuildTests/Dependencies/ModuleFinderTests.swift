import Testing

@testable import ProjectBuild

@Suite struct ModuleFinderTests {
  @Test func aStubOfAModuleNamesIt() {
    #expect(ModuleFinder.module(of: "Firebase=stubs/F.swift")?.module == "Firebase")
    #expect(ModuleFinder.module(of: "Firebase=stubs/F.swift")?.file == "stubs/F.swift")
    #expect(ModuleFinder.module(of: "Secrets.swift") == nil)
    #expect(ModuleFinder.module(of: "/a=b/Secrets.swift") == nil)
  }
}
