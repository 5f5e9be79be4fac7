import DisplayList
import Foundation

@testable import SwiftUI

/// A view laid out for a test: its size, and the frames of the views in it by kind.
@MainActor
struct LaidOut {
  let list: DisplayList

  init<V: View>(
    _ view: V, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1,
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    change(&environment)
    list = ViewRenderer().renderFitting(
      view, proposal: ProposedViewSize(width: width, height: height), environment: environment,
      displayDate: Date(timeIntervalSince1970: 0))
  }

  var size: CGSize { list.size }

  func frames(_ kind: String) -> [CGRect] { list.views.filter { $0.kind == kind }.map(\.frame) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
