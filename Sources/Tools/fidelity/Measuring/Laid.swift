import DisplayList
import Foundation
import Rendering
import SwiftUI

/// A view laid out, as a fact's container asks.
@MainActor
struct Laid {
  let list: DisplayList
  let scale: CGFloat

  private static let renderer = ViewRenderer()

  init<V: View>(
    _ view: V, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 3,
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.surface = .app
    change(&environment)
    self.scale = scale
    list = Self.renderer.renderFitting(
      view, proposal: ProposedViewSize(width: width, height: height), environment: environment,
      displayDate: Date(timeIntervalSince1970: 1_767_951_660))
  }

  var size: CGSize { list.size }
  func frames(_ kind: String) -> [CGRect] { list.views.filter { $0.kind == kind }.map(\.frame) }
  func frame(_ kind: String) -> CGRect { frames(kind).first ?? .null }

  /// The picture as pixels on white.
  func picture(on background: RGBA = .white) -> Ink {
    Ink(Rasterizer().render(list, scale: scale, background: background))
  }

  /// Pixels of which letters cover more than half: so the figures of texts were read off. In Apple's
  /// own picture of the wrapped title it gives the 366 pixels of the fact, where any trace of ink
  /// gives 368.
  func letters() -> Ink {
    Ink(Rasterizer().render(list, scale: scale, background: .white), threshold: 432)
  }
}

/// The pixels of a picture that differ from its upper left pixel.
struct Ink {
  let width: Int, height: Int
  private let marks: [Bool]

  init(_ bitmap: Bitmap, threshold: Int = 40) {
    width = bitmap.width
    height = bitmap.height
    let ground = bitmap[0, 0]
    var marks = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let p = bitmap[x, y]
        let difference =
          abs(Int(p.red) - Int(ground.red)) + abs(Int(p.green) - Int(ground.green))
          + abs(Int(p.blue) - Int(ground.blue))
        marks[y * width + x] = difference > threshold
      }
    }
    self.marks = marks
  }

  /// Rows with ink, as runs from the first to after the last; pixels.
  func rows(x: Range<Int>? = nil, gap: Int = 0) -> [[Int]] {
    let columns = x ?? 0..<width
    return runs(height, gap: gap) { y in columns.contains { marks[y * width + $0] } }
  }

  func columns(y: Range<Int>? = nil, gap: Int = 0) -> [[Int]] {
    let rows = y ?? 0..<height
    return runs(width, gap: gap) { x in rows.contains { marks[$0 * width + x] } }
  }

  /// left, top, right, bottom; pixels.
  var box: [Int] {
    let rows = rows(), columns = columns()
    guard let top = rows.first?[0], let left = columns.first?[0] else { return [] }
    return [left, top, columns[columns.count - 1][1], rows[rows.count - 1][1]]
  }

  private func runs(_ count: Int, gap: Int, _ hasInk: (Int) -> Bool) -> [[Int]] {
    var result: [[Int]] = []
    for i in 0..<count where hasInk(i) {
      if let last = result.last, i - last[1] <= gap {
        result[result.count - 1][1] = i + 1
      } else {
        result.append([i, i + 1])
      }
    }
    return result
  }
}
