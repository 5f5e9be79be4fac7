import DataModels
import DataStore
import FoundationExtras

/// The files of data models in bundles.
enum ModelFiles {
  /// A model's source comes before what stands in the bundle by the name of its compiled form.
  private static let endings = ["xcdatamodeld", "momd", "xcdatamodel", "mom"]

  /// The path of the model of a name: in the bundle of a container's class, which is a framework's where the class is,
  /// in the main bundle, or in one of the others.
  static func path(named name: String, for type: AnyClass) -> String? {
    for bundle in [Bundle(for: type), .main] + Bundle.allBundles {
      for path in all(in: bundle)
      where ((path as NSString).lastPathComponent as NSString).deletingPathExtension == name {
        return path
      }
    }
    return nil
  }

  /// A model with versions comes before one without, and hides its versions: those lie beside it in a bundle.
  static func all(in bundle: Bundle) -> [String] {
    guard let folder = bundle.resourceURL?.path else { return [] }
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { endings.contains(($0 as NSString).pathExtension) }
    let isVersion: (String) -> Bool = { name in
      let text = name as NSString
      let source =
        text.pathExtension == "mom" ? "\(text.deletingPathExtension).xcdatamodel" : name
      return names.contains {
        $0 != name && manager.fileExists(atPath: "\(folder)/\($0)/\(source)")
      }
    }
    var stems: Set<String> = []
    return endings.flatMap { ending in
      names.filter { ($0 as NSString).pathExtension == ending && !isVersion($0) }
    }.filter { stems.insert(($0 as NSString).deletingPathExtension).inserted }
      .map { "\(folder)/\($0)" }
  }

  /// The path, or that of the model's source where there is no compiled one.
  static func existing(_ path: String) -> String? {
    let name = (path as NSString).deletingPathExtension
    return (endings.map { "\(name).\($0)" } + [path])
      .first(where: FileManager.default.fileExists(atPath:))
  }

  static func model(at path: String) -> DataModel? {
    do throws(DataModelProblem) {
      return try DataModelReader.model(at: path)
    } catch {
      let problem = DataModelProblem(
        error.message, file: pathInBundle(error.file), line: error.line)
      StoreNotes.add("data-model", "\(problem).")
      return nil
    }
  }

  /// A path from the name of its bundle on: the folder that the bundle lies in for a run means nothing to the reader.
  static func pathInBundle(_ path: String) -> String {
    var folder = path as NSString
    while folder.length > 1 {
      if ["appex", "app", "bundle", "resources"].contains(folder.pathExtension) {
        let above = folder.deletingLastPathComponent
        return String(path.dropFirst(above.count + (above.hasSuffix("/") ? 0 : 1)))
      }
      folder = folder.deletingLastPathComponent as NSString
    }
    return path
  }
}
