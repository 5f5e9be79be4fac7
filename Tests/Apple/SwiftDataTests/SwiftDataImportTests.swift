import Testing

@testable import SwiftData

@Suite struct SwiftDataImportTests {
  @Test func theModuleIsThere() { #expect(Bool(true)) }
}
