import TestSupport
import Testing

@testable import ProjectBuild

@Suite struct ImportScanTests {
  @Test func importsOfEveryForm() throws {
    let folder = try ScratchFolder("imports")
    let file = try folder.write(
      """
      import SwiftUI
        @preconcurrency import Firebase
      @_spi(Private) @testable import Core
      public import struct Numbers.Complex
      internal import os.log
      #if canImport(AppKit)
      import AppKit
      #endif
      // import Commented
      let text = "import Nothing"
      """, to: "A.swift")
    #expect(
      ImportScan.modules(of: [file]) == ["Core", "Firebase", "Numbers", "SwiftUI", "os"])
  }

  @Test func aStubOfAModuleNamesIt() {
    #expect(DependencyBuild.module(of: "Firebase=stubs/F.swift")?.module == "Firebase")
    #expect(DependencyBuild.module(of: "Firebase=stubs/F.swift")?.file == "stubs/F.swift")
    #expect(DependencyBuild.module(of: "Secrets.swift") == nil)
    #expect(DependencyBuild.module(of: "/a=b/Secrets.swift") == nil)
  }
}
