import AppIntents
import Foundation
import TestSupport
import Testing

@AppIntent(schema: .assistant.activate)
private struct ActivateIntent: AppIntent {
  static let title: LocalizedStringResource = "Start"
  func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(schema: .photos.album)
private struct AlbumEntity {
  static let defaultQuery = Albums()
  let id: String
  var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  struct Albums: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [AlbumEntity] {
      identifiers.map { AlbumEntity(id: $0, name: "Album \($0)") }
    }
  }
}

@AppIntent(schema: .photos.createAlbum)
private struct CreateAlbumIntent {
  var name: String
  @Parameter(title: "Count") var count: Int?
  func perform() async throws -> some ReturnsValue<AlbumEntity> {
    .result(value: AlbumEntity(id: "1", name: name))
  }
}

@AssistantEnum(schema: .audio.queueInsertionLocation)
private enum Place: String {
  case next, tail
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .next: "Next", .tail: "Last",
  ]
}

/// The macros "generate additional properties and add protocol conformance", by their documentation.
@Suite struct SchemaTests {
  @Test func anIntentKeepsItsTitle() {
    #expect(ActivateIntent.title.key == "Start")
  }

  @Test func aTypeWithoutAConformanceOrATitleHasBoth() {
    let intent: any AppIntent.Type = CreateAlbumIntent.self
    #expect(intent.title.key == "Create Album")
    let entity: any AppEntity.Type = AlbumEntity.self
    #expect(entity.typeDisplayRepresentation.name.key == "Album")
    let place: any AppEnum.Type = Place.self
    #expect(place.typeDisplayRepresentation.name.key == "Queue Insertion Location")
  }

  @Test func storedVariablesAreParametersAndProperties() async throws {
    let intent = CreateAlbumIntent()
    intent.name = "Spring"
    #expect(intent.$name.wrappedValue == "Spring")
    #expect(intent.$count.title.key == "Count")
    let found = try await AlbumEntity.defaultQuery.entities(for: ["7"])
    #expect(found.first?.name == "Album 7")
    #expect(found.first?.$name.wrappedValue == "Album 7")
  }
}
