import Testing

@testable import CoreData

@Suite struct CoreDataImportTests {
  @Test func theModuleIsThere() { #expect(Bool(true)) }
}
