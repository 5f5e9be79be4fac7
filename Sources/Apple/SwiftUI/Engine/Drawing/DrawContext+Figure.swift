import DisplayList
import Foundation

extension DrawContext {
  mutating func draw(_ drawn: DrawnFigure, _ environment: EnvironmentValues, at origin: CGPoint) {
    guard let kind = drawn.kind else { return paint(drawn, environment, at: origin) }
    var box = drawn.path.boundingRect
    if box.isNull { box = .zero }
    if let stroke = drawn.stroke {
      box = box.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
    }
    var record = ViewRecord(
      kind: kind, frame: box.offsetBy(dx: origin.x, dy: origin.y), parent: nil,
      label: drawn.label, isHiddenFromAccessibility: drawn.isHiddenFromAccessibility)
    if case .color(let rgba) = drawn.style._ink(0, environment).fill { record.color = rgba.hex }
    view(record) { $0.paint(drawn, environment, at: origin) }
  }

  private mutating func paint(
    _ drawn: DrawnFigure, _ environment: EnvironmentValues, at origin: CGPoint
  ) {
    let ink = drawn.style._ink(0, environment).dimmed(drawn.opacity)
    if ink.isInvisible || drawn.opacity <= 0 { return }
    let path = drawn.stroke.map(drawn.path.strokedPath) ?? drawn.path
    let box = drawn.reach ?? drawn.path.boundingRect
    guard !box.isNull, box.width.isFinite, box.height.isFinite else { return }
    let rect = box.offsetBy(dx: origin.x, dy: origin.y)
    let figure = path.figure.moved(by: origin)
    var group = CompositingGroup(
      clip: drawn.clip.map { $0.figure.moved(by: origin).expanded.outline },
      blend: drawn.blendMode.blend)
    group.effects = drawn.effects.map {
      switch $0 {
      case .blur(let radius): .blur(radius: radius, opaque: false)
      case .shadow(let color, let radius, let x, let y):
        .shadow(
          color: color.rgba(in: environment), radius: radius, offset: CGSize(width: x, height: y))
      }
    }
    if group == CompositingGroup() {
      draw(figure, .nonZero, ink, in: rect)
    } else {
      self.group(group) { $0.draw(figure, .nonZero, ink, in: rect) }
    }
  }
}
