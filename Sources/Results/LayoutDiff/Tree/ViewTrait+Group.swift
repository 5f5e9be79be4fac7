import DisplayList
import Foundation

extension ViewTrait {
  /// The effects of a group on its contents, in order.
  /// - Parameter box: the view's frame.
  static func effects(of group: CompositingGroup, in box: CGRect) -> [ViewTrait] {
    var traits: [ViewTrait] = []
    if group.blend != .normal {
      traits.append(ViewTrait(.blendMode, [.value: .word(group.blend.rawValue)]))
    }
    if group.opacity != 1 {
      traits.append(ViewTrait(.opacity, [.value: .rounded(group.opacity)]))
    }
    traits += self.traits(of: group.transform)
    if group.projection != nil { traits.append(ViewTrait(.rotation3DEffect)) }
    if let clip = group.clip { traits.append(ViewTrait(.clip, .outline(clip, in: box))) }
    if let mask = group.mask {
      traits.append(ViewTrait(.drawnMask, ["steps": .numbers([CGFloat(mask.count)])]))
    }
    traits += group.effects.reversed().map(trait(of:))
    if let accent = group.accent {
      traits.append(ViewTrait(.accent, [.value: .word(accent.rawValue)]))
    }
    return traits
  }

  private static func trait(of effect: Effect) -> ViewTrait {
    switch effect {
    case .blur(let radius, let opaque):
      ViewTrait(.blur, ["radius": .rounded(radius), "opaque": opaque ? "true" : nil])
    case .shadow(let color, let radius, let offset):
      ViewTrait(
        .shadow,
        [
          .color: .word(color.hex), "radius": .rounded(radius), "x": .rounded(offset.width),
          "y": .rounded(offset.height),
        ])
    case .colorMatrix(let matrix):
      ViewTrait(.colorEffect, ["matrix": .rounded(matrix.map { CGFloat($0) }, places: 2)])
    case .luminanceToAlpha: ViewTrait(.luminanceToAlpha)
    }
  }

  /// The traits of a transform. The anchor of a rotation or a scale is left out, since it follows from the
  /// view's position.
  private static func traits(of t: CGAffineTransform) -> [ViewTrait] {
    if t.isIdentity { return [] }
    let across = (t.a * t.a + t.b * t.b).squareRoot()
    let down = across > 0 ? (t.a * t.d - t.b * t.c) / across : 0
    var traits: [ViewTrait] = []
    if abs(t.b) > 0.0001 || abs(t.c) > 0.0001 || t.a < 0 {
      let angle = atan2(Double(t.b), Double(t.a)) * 180 / Double.pi
      traits.append(ViewTrait(.rotation, ["angle": .number(CGFloat(angle).rounded(places: 1))]))
    }
    if abs(across - 1) > 0.0001 || abs(down - 1) > 0.0001 {
      let values = (across.rounded(places: 3), down.rounded(places: 3))
      traits.append(ViewTrait(.scale, ["x": .number(values.0), "y": .number(values.1)]))
    }
    if traits.isEmpty {
      traits.append(ViewTrait(.shift, ["x": .rounded(t.tx), "y": .rounded(t.ty)]))
    }
    return traits
  }
}
