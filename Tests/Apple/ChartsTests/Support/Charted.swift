import DisplayList
import Foundation

@testable import SwiftUI

/// A view with charts in it, laid out and drawn in a room of its own.
@MainActor
struct Charted {
  let list: DisplayList

  init<V: View>(
    _ view: V, _ width: CGFloat = 100, _ height: CGFloat = 100,
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = 1
    change(&environment)
    list = ViewRenderer().renderFitting(
      view.frame(width: width, height: height), proposal: .unspecified, environment: environment,
      displayDate: Date(timeIntervalSince1970: 1_767_951_660))
  }

  func views(_ kind: String) -> [ViewRecord] { list.views.filter { $0.kind == kind } }
  func frames(_ kind: String) -> [CGRect] { views(kind).map(\.frame) }
  func colors(_ kind: String) -> [String] { views(kind).compactMap(\.color) }
  var texts: [String] { list.views.compactMap(\.text) }
  func frame(of text: String) -> CGRect? { list.views.first { $0.text == text }?.frame }
  var codes: [String] { list.diagnostics.map(\.code) }

  var strokes: [(outline: Outline, stroke: Stroke)] {
    list.commands.compactMap { if case .stroke(let o, let s, _) = $0 { (o, s) } else { nil } }
  }
  var fills: [Outline] {
    list.commands.compactMap { if case .fill(let o, _, _) = $0 { o } else { nil } }
  }
}

extension CGRect {
  /// Equal up to the noise of the last digits.
  func isNear(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(minX - x) < 1e-6 && abs(minY - y) < 1e-6 && abs(self.width - width) < 1e-6
      && abs(self.height - height) < 1e-6
  }
}

/// Seconds since 2001 of a moment UTC.
func seconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Double {
  date(year, month, day, hour, minute).timeIntervalSinceReferenceDate
}

func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
  let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
  return calendar("UTC").date(from: parts) ?? .distantPast
}

func calendar(_ zone: String) -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
  calendar.locale = Locale(identifier: "en_US")
  return calendar
}
