import Failures
import Foundation
import LayoutExplanation

/// The views of an explanation that a person names.
enum ViewChoice {
  /// The most views that one word may choose.
  static let most = 8

  /// - Parameter text: an index, or the name, the text or the identifier of a view, or a part of one of these.
  /// - Throws: a ``Failure`` of usage, where it is no view's, or too many views'.
  static func views(_ text: String, in explanation: LayoutExplanation) throws -> [ExplainedView] {
    let views = explanation.views
    if let index = Int(text) {
      guard views.indices.contains(index) else {
        throw Failure.usage(
          "There is no view \(index): the frame has \(views.count), the first is 0.")
      }
      return [views[index]]
    }
    func names(_ view: ExplainedView) -> [String] {
      [view.view, view.name, view.text, view.label, view.identifier].compactMap { $0 }
    }
    var found = views.filter { names($0).contains(text) }
    if found.isEmpty {
      found = views.filter { view in names(view).contains { $0.localizedStandardContains(text) } }
      // The names of containers have the texts in them.
      let own = found.filter { view in
        !found.contains { $0.parent == view.index && $0.index != view.index }
      }
      found = own
    }
    guard !found.isEmpty else {
      throw Failure.usage(
        "No view of \(explanation.frame) is called “\(text)”.",
        remedy: "Leave the view out to see all.")
    }
    guard found.count <= most else {
      let indices = found.prefix(most).map { "\($0.index)" }.joined(separator: ", ")
      throw Failure.usage(
        "\(found.count) views are called “\(text)”: \(indices) and more.",
        remedy: "Give the index of one, as the list of all views shows it.")
    }
    return found
  }
}
