import SwiftSource

/// The files of modules that a target's code needs: an app's modules hold much more than its widgets use, and compiling
/// all of it takes minutes or fails at code that no widget runs.
///
/// A file is needed where needed code has the name of anything that the file declares, wherever that name stands. So too
/// many files may count as needed, but none is missed, save for an extension's method that meets a requirement which no
/// needed file names.
struct ReachedFiles {
  /// The files of one module.
  struct Module {
    var waiting: [FileOutline]
    /// In the module's order.
    var reached: Set<String> = []
  }

  private(set) var modules: [String: Module] = [:]
  private var moduleNames: Set<String> = []
  /// The words of needed code.
  private var words: Set<String>
  /// The names that waiting and reached files of the modules declare.
  private var declared: Set<String> = []
  /// The names that reached files declare.
  private var reachedNames: Set<String> = []

  /// - Parameter outlines: those of the target's own files.
  init(for outlines: [FileOutline]) { words = Set(outlines.lazy.flatMap(\.words)) }

  mutating func add(_ module: String, _ outlines: [FileOutline]) {
    modules[module] = Module(waiting: outlines)
    moduleNames.insert(module)
    for outline in outlines { declared.formUnion(outline.names) }
  }

  /// Finds the files that are needed now.
  ///
  /// - Returns: the new ones, by module.
  mutating func advance() -> [String: [String]] {
    var found: [String: [String]] = [:]
    var isStable = false
    while !isStable {
      isStable = true
      for name in modules.keys.sorted() {
        guard var module = modules.removeValue(forKey: name) else { continue }
        var waiting: [FileOutline] = []
        for outline in module.waiting {
          guard isNeeded(outline) else {
            waiting.append(outline)
            continue
          }
          isStable = false
          words.formUnion(outline.words)
          reachedNames.formUnion(outline.names)
          module.reached.insert(outline.file)
          found[name, default: []].append(outline.file)
        }
        module.waiting = waiting
        modules[name] = module
      }
    }
    return found
  }

  private func isNeeded(_ outline: FileOutline) -> Bool {
    outline.isAlwaysNeeded || outline.names.contains(where: words.contains)
      || outline.additions.contains(where: isNeeded)
  }

  private func isNeeded(_ addition: FileOutline.Addition) -> Bool {
    // `Kit.Price` is the type Price of the module Kit.
    guard let type = addition.type.first(where: { !moduleNames.contains($0) }) else { return true }
    let isNamed = addition.members.contains(where: words.contains)
    if declared.contains(type) {
      return reachedNames.contains(type) && (addition.isUnnamed || isNamed)
    }
    // Of a type that isn't these modules': code may use a conformance of `[Int]` without the word “Array”.
    return isNamed || addition.isUnnamed && (words.contains(type) || Self.unnamed.contains(type))
  }

  /// Types of which code has values without their names, and protocols whose extensions are on such types.
  private static let unnamed: Set<String> = [
    "Array", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Bool", "Character",
    "Collection", "Dictionary", "Double", "Float", "FloatingPoint", "Int", "MutableCollection",
    "Numeric", "Optional", "RandomAccessCollection", "RangeReplaceableCollection", "Sequence",
    "Set",
    "String", "StringProtocol", "Substring",
  ]

  /// The names that files declare which aren't needed, for each module.
  func namesLeftOut(of module: String) -> Set<String> {
    let waiting = modules[module]?.waiting ?? []
    return Set(waiting.flatMap { $0.names + $0.additions.flatMap(\.members) })
  }
}
