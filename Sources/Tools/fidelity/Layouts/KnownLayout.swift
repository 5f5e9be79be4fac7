import DisplayList
import Foundation
import SwiftUI

/// An everyday layout whose result is known, with the sources that say so.
struct KnownLayout: Sendable {
  let name: String
  /// The sources that give the result together, the one of the layout's main rule first.
  let sources: [LayoutSource]
  /// The proposal, in points.
  let width: CGFloat?, height: CGFloat?
  /// The width and height of all, in points; nil for one that the source doesn't give.
  let size: [CGFloat?]
  /// The frames of the views of `kind` in their order: x, y, width, height in points, nil as above.
  let frames: [[CGFloat?]]
  /// The kind of the views whose frames are known: `Color`, `Text`.
  let kind: String
  /// The largest distance from a known figure, in points: 0.001 for figures that are whole, a pixel for others.
  let tolerance: CGFloat
  /// Pixels per point.
  let scale: CGFloat
  private let change: @Sendable (inout EnvironmentValues) -> Void
  private let view: @MainActor @Sendable () -> AnyView

  init<V: View>(
    _ name: String, source: LayoutSource, and others: [LayoutSource] = [],
    _ width: CGFloat?, _ height: CGFloat?, size: [CGFloat?], frames: [[CGFloat?]],
    of kind: String = "Color", within tolerance: CGFloat = 0.001,
    scale: CGFloat = 1, isMirrored: Bool = false,
    change: @escaping @Sendable (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) {
    self.name = name
    sources = [source] + others
    self.width = width
    self.height = height
    self.size = size
    self.frames = frames
    self.kind = kind
    self.tolerance = tolerance
    self.scale = scale
    self.change = {
      if isMirrored { $0.layoutDirection = .rightToLeft }
      change(&$0)
    }
    self.view = { AnyView(view()) }
  }

  /// The differences from the known result, each in words; none where the layout is right.
  @MainActor func findings() -> [String] {
    let laid = Laid(view(), width: width, height: height, scale: scale, change: change)
    let found = laid.frames(kind).map { [$0.minX, $0.minY, $0.width, $0.height] }
    var findings = differences("size", size, [laid.size.width, laid.size.height])
    if found.count != frames.count {
      findings.append("\(found.count) views of the kind \(kind), not \(frames.count)")
    }
    for (number, pair) in zip(frames, found).enumerated() {
      findings += differences("\(kind) \(number + 1)", pair.0, pair.1)
    }
    return findings
  }

  /// The known result in words: the size, and the frames by kind.
  var known: String {
    let frames = frames.map { Self.words($0) }.joined(separator: ", ")
    return "size \(Self.words(size))" + (frames.isEmpty ? "" : "; \(kind) \(frames)")
  }

  private func differences(_ what: String, _ known: [CGFloat?], _ found: [CGFloat]) -> [String] {
    guard known.count == found.count else {
      return ["\(what) has \(found.count) figures, known are \(known.count)"]
    }
    let differs = zip(known, found).contains { known, found in
      known.map { !(abs($0 - found) <= tolerance) } ?? false
    }
    guard differs else { return [] }
    return ["\(what) \(Self.words(found)), known \(Self.words(known))"]
  }

  private static func words(_ numbers: [CGFloat?]) -> String {
    numbers.map { word($0) }.joined(separator: " ")
  }

  private static func word(_ number: CGFloat?) -> String {
    guard let number else { return "–" }
    let rounded = (Double(number) * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else { return String(rounded) }
    return String(whole)
  }
}

/// A colour of a fixed size, in points.
@MainActor func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}
