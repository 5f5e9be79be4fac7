import AppIntents
import Foundation
import SwiftData
import SwiftUI

// Code as widgets have it: it is compiled here, in the forms that projects use most.

@Model
public final class Habit: Identifiable {
  @Attribute(.unique) public var id: UUID
  public var title: String
  public private(set) var createdAt: Date = Date.now
  @Attribute(.externalStorage, originalName: "photo") var image: Data?
  @Relationship(deleteRule: .cascade, inverse: \HabitEntry.habit)
  public var entries: [HabitEntry]? = []
  var colors: [String: Int] = [:]
  var counter = 0
  @Transient var isExpanded: Bool = false
  static let maximum = 3

  public init(id: UUID = UUID(), title: String) {
    self.id = id
    self.title = title
  }

  @MainActor var today: HabitEntry? {
    entries?.first { Calendar.current.isDateInToday($0.date) }
  }
}

@Model public class HabitEntry {
  public var date: Date
  public var value: Double?
  public var habit: Habit?

  public init(date: Date, value: Double? = nil, habit: Habit) {
    self.date = date
    self.value = value
    self.habit = habit
  }
}

extension Habit {
  enum Versions {
    enum First: VersionedSchema {
      static let versionIdentifier = Schema.Version(1, 0, 0)
      static var models: [any PersistentModel.Type] { [Habit.self, HabitEntry.self] }
    }

    enum Plan: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [First.self] }
      static var stages: [MigrationStage] { [] }
    }
  }

  static func active(since day: Date) -> FetchDescriptor<Habit> {
    var descriptor = FetchDescriptor<Habit>(
      predicate: #Predicate { habit in habit.createdAt >= day },
      sortBy: [SortDescriptor(\.createdAt, order: .reverse), SortDescriptor(\.title)])
    descriptor.fetchLimit = Habit.maximum
    descriptor.relationshipKeyPathsForPrefetching = [\.entries]
    descriptor.propertiesToFetch = [\.title]
    return descriptor
  }
}

@MainActor
final class HabitStore {
  static let shared = HabitStore()

  lazy var container: ModelContainer = {
    let schema = Schema([Habit.self, HabitEntry.self])
    let configuration = ModelConfiguration(
      schema: schema, isStoredInMemoryOnly: true, cloudKitDatabase: .none)
    do {
      return try ModelContainer(
        for: schema, migrationPlan: Habit.Versions.Plan.self, configurations: [configuration])
    } catch {
      fatalError("Could not create ModelContainer: \(error)")
    }
  }()
}

struct HabitAppEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
  static let defaultQuery = HabitEntityQuery()
  let id: UUID
  let title: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct HabitEntityQuery: EntityQuery {
  @MainActor func entities(for identifiers: [UUID]) async throws -> [HabitAppEntity] {
    let descriptor = FetchDescriptor<Habit>(
      predicate: #Predicate { identifiers.contains($0.id) })
    return try HabitStore.shared.container.mainContext.fetch(descriptor)
      .map { HabitAppEntity(id: $0.id, title: $0.title) }
  }

  @MainActor func suggestedEntities() async throws -> [HabitAppEntity] {
    try HabitStore.shared.container.mainContext.fetch(FetchDescriptor<Habit>())
      .map { HabitAppEntity(id: $0.id, title: $0.title) }
  }
}

struct LogHabitIntent: AppIntent {
  static let title: LocalizedStringResource = "Log"
  @Parameter(title: "Habit") var habitID: String

  init() {}
  init(_ habit: Habit) { habitID = habit.id.uuidString }

  @MainActor func perform() async throws -> some IntentResult {
    guard let id = UUID(uuidString: habitID) else { return .result() }
    let context = ModelContext(HabitStore.shared.container)
    let found = try context.fetch(FetchDescriptor<Habit>(predicate: #Predicate { $0.id == id }))
    guard let habit = found.first else { return .result() }
    context.insert(HabitEntry(date: .now, habit: habit))
    habit.counter += 1
    try context.save()
    return .result()
  }
}

struct HabitList: View {
  @Environment(\.modelContext) private var modelContext
  @Query(
    filter: #Predicate<Habit> { $0.title.localizedStandardContains("a") },
    sort: [SortDescriptor(\Habit.title, comparator: .localizedStandard)], animation: .default)
  private var habits: [Habit]
  @Query(sort: \HabitEntry.value, order: .reverse) private var entries: [HabitEntry]
  let title: String

  var body: some View {
    List {
      ForEach(habits) { habit in HabitRow(habit: habit) }
        .onDelete { offsets in offsets.forEach { modelContext.delete(habits[$0]) } }
        .onMove { _, _ in }
    }
    .navigationTitle(title)
  }
}

struct HabitRow: View {
  @Bindable var habit: Habit

  var body: some View {
    HStack {
      TextField("Title", text: $habit.title)
      Button(intent: LogHabitIntent(habit)) { Text("\(habit.entries?.count ?? 0)") }
    }
  }
}
