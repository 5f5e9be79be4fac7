import Testing

@testable import DataModels

@Suite struct DataModelsImportTests {
  @Test func theModuleIsThere() { #expect(Bool(true)) }
}
