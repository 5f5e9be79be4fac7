import DisplayList
import Foundation
import LayoutDiff

@testable import SwiftUI

/// The layout of a view drawn at a widget's size.
@MainActor
func layoutTree<V: View>(
  _ view: V, width: CGFloat = 338, height: CGFloat = 158, margin: CGFloat = 16,
  change: (inout EnvironmentValues) -> Void = { _ in }
) -> LayoutTree {
  LayoutTree(displayList(view, width: width, height: height, margin: margin, change: change))
}

@MainActor
func displayList<V: View>(
  _ view: V, width: CGFloat = 338, height: CGFloat = 158, margin: CGFloat = 16,
  change: (inout EnvironmentValues) -> Void = { _ in }
) -> DisplayList {
  var environment = EnvironmentValues()
  environment.displayScale = 2
  change(&environment)
  var options = RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
  options.contentMargins = EdgeInsets(
    top: margin, leading: margin, bottom: margin, trailing: margin)
  options.containerCornerRadius = 22
  return ViewRenderer().render(
    view, size: CGSize(width: width, height: height), environment: environment, options: options
  ).displayList
}

extension LayoutTree {
  /// The sentence of each change; consequences are indented.
  func explained(to other: LayoutTree) -> [String] {
    LayoutDiff.changes(from: self, to: other).map {
      ($0.cause == nil ? "" : "  ") + $0.sentence
    }
  }
}
