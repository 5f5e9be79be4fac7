import DataStore
import SwiftUI

extension View {
  /// Gives the views within a container's main context.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContextAnywhere)
  }

  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container of models, and gives its main context to the views within.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    environment(
      \.modelContext,
      ViewContainers.context(modelTypes, inMemory, isAutosaveEnabled, onSetup))
  }

  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
}

extension Scene {
  /// A container for a scene; nothing shows scenes here.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene { self }

  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}

/// The containers that views make, each once: a body is evaluated several times.
private enum ViewContainers {
  nonisolated(unsafe) private static var made: [String: ModelContainer] = [:]
  private static let lock = NSRecursiveLock()

  static func context(
    _ types: [any PersistentModel.Type], _ isInMemory: Bool, _ autosaves: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContext {
    lock.withLock {
      let schema = Schema(types)
      let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: isInMemory)
      let names = types.map { "\(ObjectIdentifier($0).hashValue)" }.joined(separator: " ")
      let key = "\(configuration.url.path) \(names)"
      // A file that is gone belongs to another run.
      if let known = made[key],
        isInMemory || FileManager.default.fileExists(atPath: configuration.url.path)
      {
        return known.mainContextAnywhere
      }
      do {
        let container = try ModelContainer(for: schema, configurations: [configuration])
        made[key] = container
        onSetup(.success(container))
        let context = container.mainContextAnywhere
        context.autosaveEnabled = autosaves
        return context
      } catch {
        onSetup(.failure(error))
        return .empty
      }
    }
  }
}
