import CoreGraphics
import DisplayList
import Foundation

/// A filled or stroked shape in the layout.
final class ShapeNode<S: Shape>: _Node {
  private let name: String
  private let shape: S
  private let style: any ShapeStyle
  private let rule: FillRule
  private let environment: EnvironmentValues

  init(
    _ name: String, _ shape: S, style: any ShapeStyle, rule: FillRule = .nonZero,
    _ environment: EnvironmentValues
  ) {
    self.name = name
    self.shape = shape
    self.style = style
    self.rule = rule
    self.environment = environment
  }

  private lazy var ink = style._ink(0, environment)

  override var kind: String? { name }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func describe(_ record: inout ViewRecord) {
    if case .color(let rgba) = ink.fill { record.color = rgba.hex }
    record.traits += shape._traits
  }

  override func draw(_ context: inout DrawContext) {
    if ink.isInvisible { return }
    let rect = context.snapped(frame)
    context.draw(shape.figure(in: rect, environment), rule, ink, in: rect)
  }
}

extension Shape {
  /// The outline at a place in the picture, in the picture's coordinates.
  func figure(in rect: CGRect, _ environment: EnvironmentValues) -> Figure {
    let place = _ShapePlace(container: environment.fields.containerShape, offset: rect.origin)
    var path = _path(in: CGRect(origin: .zero, size: rect.size), place)
    if environment.fields.layoutDirection == .rightToLeft,
      layoutDirectionBehavior == .mirrors(in: .rightToLeft)
    {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
    }
    return path.figure.moved(by: rect.origin)
  }
}

extension DrawContext {
  /// Fills a figure, with the shadows and the blending that its ink brings.
  /// - Parameter rect: what gradients reach across.
  mutating func draw(_ figure: Figure, _ rule: FillRule, _ ink: _Ink, in rect: CGRect) {
    if figure.isEmpty { return }
    var group = CompositingGroup()
    if case .image(_, _, let opacity) = ink.fill { group.opacity = CGFloat(opacity) }
    guard let effects = ink.effects else {
      if group.opacity == 1 {
        append(figure.command(rule, ink.paint(in: rect)))
      } else {
        self.group(group) { $0.append(figure.command(rule, ink.paint(in: rect))) }
      }
      return
    }
    if let backdrop = effects.backdrop { drawBackdrop(figure, rule, backdrop) }
    group.blend = effects.blend
    group.effects = effects.shadows.filter { !$0.isInner }.map {
      .shadow(color: $0.color, radius: $0.radius, offset: $0.offset)
    }
    let inner = effects.shadows.filter(\.isInner)
    if group == CompositingGroup(), inner.isEmpty {
      return append(figure.command(rule, ink.paint(in: rect)))
    }
    self.group(group) { context in
      context.append(figure.command(rule, ink.paint(in: rect)))
      for shadow in inner {
        context.drawInnerShadow(figure, rule, shadow)
      }
    }
  }

  /// The shadow of all that lies around the figure, seen only within it.
  private mutating func drawInnerShadow(
    _ figure: Figure, _ rule: FillRule, _ shadow: ResolvedShadow
  ) {
    let figure = figure.expanded
    let reach = shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
    var around = Figure(.rect(figure.tightBox.insetBy(dx: -reach, dy: -reach)))
    around.add(figure)
    let cast = CompositingGroup(
      effects: [.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)])
    group(CompositingGroup(clip: figure.outline, clipRule: rule)) { context in
      context.group(cast) {
        $0.append(.fill(around.outline, .evenOdd, .color(.black)))
      }
    }
  }
}

extension Figure {
  func command(_ rule: FillRule, _ paint: Paint) -> Command {
    stroke.map { .stroke(outline, $0, paint) } ?? .fill(outline, rule, paint)
  }
}
