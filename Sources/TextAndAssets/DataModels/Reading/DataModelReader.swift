import Foundation

/// The reader of data models: of a folder `NAME.xcdatamodeld` with versions, of one version
/// (`NAME.xcdatamodel`), or of its file `contents`.
package enum DataModelReader {
  /// - Parameter path: of the folder, or of the file.
  /// - Throws: a ``DataModelProblem``.
  package static func model(at path: String) throws(DataModelProblem) -> DataModel {
    let file = try contents(at: path)
    guard let data = FileManager.default.contents(atPath: file) else {
      throw DataModelProblem("it can't be read", file: file)
    }
    var parser = DataModelParser(Array(data), file: file)
    return try parser.parse()
  }

  /// The file that holds the current version of a model.
  package static func contents(at path: String) throws(DataModelProblem) -> String {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw DataModelProblem("there is no such data model", file: path)
    }
    guard isFolder.boolValue else { return path }
    let direct = "\(path)/contents"
    if manager.fileExists(atPath: direct) { return direct }
    let versions = ((try? manager.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    if let current = try currentVersion(in: path) {
      let file = "\(path)/\(current)/contents"
      // The name may not lead out of the model's folder.
      guard versions.contains(current), manager.fileExists(atPath: file) else {
        throw DataModelProblem(
          "its current version \(current) isn't there; it has: "
            + (versions.isEmpty ? "none" : versions.joined(separator: ", "))
            + ". Choose one in Xcode's file inspector, or correct .xccurrentversion", file: path)
      }
      return file
    }
    // A model that never had a second version has no file that says which one is current.
    guard versions.count == 1 else {
      throw DataModelProblem(
        versions.isEmpty
          ? "it has no version (NAME.xcdatamodel/contents)"
          : "it has several versions (\(versions.joined(separator: ", "))) and no .xccurrentversion that chooses one",
        file: path)
    }
    let file = "\(path)/\(versions[0])/contents"
    guard manager.fileExists(atPath: file) else {
      throw DataModelProblem("there is no file contents in \(versions[0])", file: path)
    }
    return file
  }

  /// The newest version of a model by the numbers in their names, for one whose current version isn't there.
  ///
  /// - Parameter path: of a folder `NAME.xcdatamodeld`.
  /// - Returns: the path of the version's folder; nil where there is none.
  package static func newestVersion(of path: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let ending = ".xcdatamodel"
    return names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      .max { $0.compare($1, options: .numeric) == .orderedAscending }
      .map { "\(path)/\($0)\(ending)" }
  }

  private static func currentVersion(in path: String) throws(DataModelProblem) -> String? {
    let file = "\(path)/.xccurrentversion"
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    else {
      throw DataModelProblem("it isn't a property list with _XCCurrentVersionName", file: file)
    }
    return name
  }
}
