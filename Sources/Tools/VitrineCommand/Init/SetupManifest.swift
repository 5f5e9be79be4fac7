import Failures
import Foundation

/// The parts of a package's manifest that a set-up needs.
struct SetupManifest {
  struct Target: Hashable {
    var name: String
    var kind: String
    /// Relative to the package, where it isn't the usual one.
    var path: String?
    /// The targets and products that it names as dependencies.
    var dependencies: [Need]
  }

  struct Need: Hashable {
    var name: String
    /// The package of a product; nil where the manifest doesn't name it.
    var package: String?
  }

  enum Location: Hashable {
    /// An absolute path.
    case folder(String)
    /// A repository's address.
    case repository(String)
  }

  struct Dependency: Hashable {
    var names: Set<String>
    var location: Location
  }

  var targets: [Target]
  var dependencies: [Dependency]
  /// Executable products, by the names of their targets.
  var executables: [String: [String]]
  /// Library products, by the names of their targets.
  var libraries: [String: [String]]
  /// The names of the platforms that it names, as `ios`.
  var platforms: [String]

  /// - Throws: a ``Failure``, where Swift can't read it.
  static func dumped(in folder: String) throws -> Data {
    // A scratch folder of its own: the package's may be taken by the `swift run` that this is part of.
    let scratch = NSTemporaryDirectory() + "vitrine-init-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let dump = try ProgramRun(
      ["swift", "package", "--scratch-path", scratch, "dump-package"], in: folder)
    guard dump.status == 0 else {
      let errors = problems(dump.errors).joined(separator: "\n")
      throw Failure("\(folder)/Package.swift can't be read: \(errors)")
    }
    return Data(dump.output.utf8)
  }

  /// The errors that Swift reports of a manifest: the compiler's with their locations, else the package
  /// manager's, without the command that failed.
  static func problems(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").filter { $0.contains("error: ") }
    let located = lines.filter { $0.contains(".swift:") }
    if !located.isEmpty { return located.prefix(5).map(String.init) }
    return lines.prefix(5).map { line in
      line.range(of: " (compiled with").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
  }

  /// - Parameter dump: as `swift package dump-package` prints it.
  init(dump: Data) throws {
    let dump = try JSONDecoder().decode(Dump.self, from: dump)
    targets = dump.targets.map { target in
      Target(
        name: target.name, kind: target.type, path: target.path,
        dependencies: target.dependencies.compactMap(\.need))
    }
    dependencies = dump.dependencies.compactMap(\.dependency)
    platforms = (dump.platforms ?? []).map(\.platformName)
    executables = [:]
    libraries = [:]
    for product in dump.products ?? [] {
      for target in product.targets {
        if product.type["executable"] != nil {
          executables[target, default: []].append(product.name)
        }
        if product.type["library"] != nil { libraries[target, default: []].append(product.name) }
      }
    }
    for target in targets where target.kind == "executable" && executables[target.name] == nil {
      executables[target.name] = [target.name]
    }
  }

  /// The executables with widgets: products that reach WidgetKit.
  var widgetProducts: [(product: String, target: Target)] {
    targets.filter { $0.kind == "executable" && widgetKit(of: $0) != nil }
      .flatMap { target in (executables[target.name] ?? []).map { ($0, target) } }
  }

  /// The package that a target's WidgetKit comes from, with its name in the manifest; nil where the target
  /// has none.
  func vitrine(of target: Target) -> (name: String, location: Location)? {
    guard let need = widgetKit(of: target) else { return nil }
    let name = need.package ?? "vitrine"
    return dependencies.first { $0.names.contains(name.lowercased()) }.map { (name, $0.location) }
  }

  /// The first way to WidgetKit, through targets of the package.
  private func widgetKit(of target: Target) -> Need? {
    var open = [target], seen: Set<String> = [target.name]
    while let next = open.popLast() {
      for need in next.dependencies {
        if need.package == nil, let inner = targets.first(where: { $0.name == need.name }) {
          if seen.insert(inner.name).inserted { open.append(inner) }
        } else if need.name == "WidgetKit" {
          return need
        }
      }
    }
    return nil
  }
}

/// The form of `swift package dump-package`, as far as it is needed.
private struct Dump: Decodable {
  var targets: [Target]
  var products: [Product]?
  var dependencies: [Dependency]
  var platforms: [Platform]?

  struct Platform: Decodable { var platformName: String }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [TargetDependency]
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
    var type: [String: Loose]
  }

  /// `{"product": ["WidgetKit", "vitrine", null, null]}`, and so on.
  struct TargetDependency: Decodable {
    var product: [Loose]?
    var byName: [Loose]?
    var target: [Loose]?

    var need: SetupManifest.Need? {
      if let product, let name = product.first?.text {
        return .init(name: name, package: product.dropFirst().first?.text)
      }
      return (byName ?? target)?.first?.text.map { .init(name: $0) }
    }
  }

  struct Dependency: Decodable {
    var fileSystem: [Folder]?
    var sourceControl: [Repository]?

    struct Folder: Decodable {
      var identity: String
      var nameForTargetDependencyResolutionOnly: String?
      var path: String
    }

    struct Repository: Decodable {
      var identity: String
      var nameForTargetDependencyResolutionOnly: String?
      var location: Location
    }

    struct Location: Decodable {
      var remote: [Remote]?
    }

    struct Remote: Decodable { var urlString: String }

    var dependency: SetupManifest.Dependency? {
      func names(_ all: String?...) -> Set<String> { Set(all.compactMap { $0?.lowercased() }) }
      if let folder = fileSystem?.first {
        return .init(
          names: names(folder.identity, folder.nameForTargetDependencyResolutionOnly),
          location: .folder(folder.path))
      }
      if let repository = sourceControl?.first, let url = repository.location.remote?.first {
        return .init(
          names: names(repository.identity, repository.nameForTargetDependencyResolutionOnly),
          location: .repository(url.urlString))
      }
      return nil
    }
  }

  /// A text, or something else that isn't looked at.
  struct Loose: Decodable {
    var text: String?
    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
