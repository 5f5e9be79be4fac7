/// Intents extensions in another target than the definition file, where generated source can't find
/// them. A widget's target adds them in the `init` of its bundle:
///
///     init() { _INHandlers.add { IntentHandler() } }
@MainActor
public enum _INHandlers {
  private static var makers: [@MainActor () -> INExtension] = []
  private static var made: [INExtension] = []

  public static func add(_ make: @escaping @MainActor () -> INExtension) { makers.append(make) }

  /// The handlers in the order in which they were added, each made once.
  package static var all: [INExtension] {
    while made.count < makers.count { made.append(makers[made.count]()) }
    return made
  }
}
