import SwiftSource
import TestSupport
import Testing

@Suite struct ImportsTests {
  @Test func importsOfEveryForm() throws {
    let folder = try ScratchFolder("imports")
    let file = try folder.write(
      """
      import SwiftUI
        @preconcurrency import Firebase
      @_spi(Private) @testable import Core
      public import struct Numbers.Complex
      internal import os.log
      // import Commented
      let text = "import Nothing"
      """, to: "A.swift")
    let imports = try SwiftSource().imports(of: [file], platform: "iOS", conditions: [])
    #expect(imports.map(\.needed) == [["Core", "Firebase", "Numbers", "SwiftUI", "os"]])
    #expect(imports.map(\.optional) == [[]])
  }

  @Test func conditionsDecideWhichImportsThereAre() throws {
    let folder = try ScratchFolder("imports")
    let file = try folder.write(
      """
      #if os(macOS)
      import AppKit
      #elseif BETA
      import Beta
      #else
      import Other
      #endif
      #if canImport(Sentry) && os(iOS)
      import Sentry
      #else
      import Logging
      #endif
      """, to: "A.swift")
    let beta = try SwiftSource().imports(of: [file], platform: "iOS", conditions: ["BETA"])
    #expect(beta.map(\.needed) == [["Beta"]])
    #expect(beta.map(\.optional) == [["Logging", "Sentry"]])
    let mac = try SwiftSource().imports(of: [file], platform: "macOS", conditions: [])
    #expect(mac.map(\.needed) == [["AppKit"]])
  }
}
