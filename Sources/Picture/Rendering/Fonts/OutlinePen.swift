internal import CFreeType
import DisplayList
import Foundation

/// Collects FreeType's contours as segments with y pointing down.
final class OutlinePen {
  private var segments: [Outline.Segment] = []
  private let slant: Double
  private var isOpen = false

  init(slant: Double) { self.slant = slant }

  func trace(_ outline: inout FT_Outline) -> Outline {
    var functions = FT_Outline_Funcs(
      move_to: { to, pen in OutlinePen.from(pen).move(to) },
      line_to: { to, pen in OutlinePen.from(pen).add { .line($0(to)) } },
      conic_to: { control, to, pen in
        OutlinePen.from(pen).add { .quad($0(to), control: $0(control)) }
      },
      cubic_to: { c1, c2, to, pen in
        OutlinePen.from(pen).add { .cubic($0(to), control1: $0(c1), control2: $0(c2)) }
      }, shift: 0, delta: 0)
    FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(self).toOpaque())
    close()
    return .path(segments)
  }

  private static func from(_ pen: UnsafeMutableRawPointer?) -> OutlinePen {
    Unmanaged<OutlinePen>.fromOpaque(pen!).takeUnretainedValue()
  }

  private func point(_ p: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let p = p?.pointee else { return .zero }
    return CGPoint(x: CGFloat(Double(p.x) + slant * Double(p.y)), y: -CGFloat(p.y))
  }

  private func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    close()
    segments.append(.move(point(to)))
    isOpen = true
    return 0
  }

  private func add(
    _ make: ((UnsafePointer<FT_Vector>?) -> CGPoint) -> Outline.Segment
  ) -> Int32 {
    segments.append(make(point))
    return 0
  }

  private func close() {
    if isOpen { segments.append(.close) }
    isOpen = false
  }
}
