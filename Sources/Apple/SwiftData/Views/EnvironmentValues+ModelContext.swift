import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  /// A context that knows no model: a view has to be given a container.
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  /// The context that `@Query` asks.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? ModelContext.empty }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContext {
  /// A context without models, for views that were given none.
  static let empty: ModelContext = {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    guard let container = try? ModelContainer(for: Schema(), configurations: [configuration])
    else {
      // An empty schema in memory needs no file and no migration: only a broken SQLite refuses it.
      preconditionFailure("SQLite has no store in memory.")
    }
    return ModelContext(container)
  }()
}
