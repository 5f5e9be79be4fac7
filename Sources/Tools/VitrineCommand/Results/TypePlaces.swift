import Foundation
import Site
import WidgetHost

/// The places where the types in a run's frames are declared.
enum TypePlaces {
  /// - Returns: nil where no layout is explained.
  static func places(
    of report: RunReport
  ) -> [String: Gallery.DeclarationPlace]? {
    let types = report.results.flatMap(\.result.frames).compactMap(\.types)
    guard !types.isEmpty else { return nil }
    let folder = FileManager.default.currentDirectoryPath
    let found = (try? ViewDeclarations.places(of: Set(types.joined()), in: folder)) ?? [:]
    let calls = CallLines(of: found, in: folder)
    return Dictionary(
      uniqueKeysWithValues: found.map { name, place in
        let place = Gallery.DeclarationPlace(
          file: place.file, line: place.line, calls: calls.types[name])
        return (name, place)
      })
  }
}
