import Foundation
import Goldens
import LayoutExplanation
import WidgetHost

extension LayoutExplanation {
  /// The explanation that a run wrote beside a frame.
  ///
  /// - Parameter folder: the run's output folder.
  /// - Returns: nil where it wrote none.
  init?(of frame: FrameRecord, in folder: String) throws {
    guard let path = frame.files[OutputSpec.Explanation.json.ending],
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
    else { return nil }
    self = try JSONDecoder().decode(LayoutExplanation.self, from: data)
  }

  /// The same with the places where the developer's own views are declared. A project that can't be read has none.
  ///
  /// - Parameter project: the project's folder, an absolute path.
  func withSources(from project: String) -> LayoutExplanation {
    let places = (try? ViewDeclarations.places(of: Set(types), in: project)) ?? [:]
    return withSources(places, CallLines(of: places, in: project))
  }

  /// - Parameters:
  ///   - places: the declarations of types, by their names.
  ///   - calls: the lines of calls in the types' code.
  func withSources(
    _ places: [String: DeclarationLocation], _ calls: CallLines
  ) -> LayoutExplanation {
    guard !places.isEmpty else { return self }
    var explanation = withCalls(calls, places)
    for index in views.indices {
      var owner: Int? = index
      while let next = owner, places[views[next].view] == nil { owner = views[next].parent }
      guard let owner, let place = places[views[owner].view] else { continue }
      explanation.views[index].source = ExplainedView.Source(
        type: views[owner].view, file: place.file, line: place.line)
    }
    return explanation
  }
}
