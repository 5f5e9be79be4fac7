import DisplayList
import Foundation
import Rendering

extension Words {
  /// What a group does to what it holds, one step for each.
  static func group(_ group: CompositingGroup, in box: CGRect) -> [LayoutNode.Step] {
    var steps: [LayoutNode.Step] = []
    if group.blend != .normal {
      steps.append(LayoutNode.Step("blendMode", ["value": group.blend.rawValue]))
    }
    if group.opacity != 1 {
      steps.append(LayoutNode.Step("opacity", ["value": number(group.opacity)]))
    }
    steps += transform(group.transform, of: box)
    if group.projection != nil { steps.append(LayoutNode.Step("rotation3DEffect")) }
    if let clip = group.clip {
      steps.append(LayoutNode.Step("clip", outline(clip, in: box)))
    }
    if let mask = group.mask {
      steps.append(LayoutNode.Step("mask", ["steps": String(mask.count)]))
    }
    for effect in group.effects.reversed() { steps.append(step(effect)) }
    if let accent = group.accent {
      steps.append(LayoutNode.Step("accent", ["value": accent.rawValue]))
    }
    return steps
  }

  private static func step(_ effect: Effect) -> LayoutNode.Step {
    switch effect {
    case .blur(let radius, let opaque):
      var values = ["radius": number(radius)]
      if opaque { values["opaque"] = "true" }
      return LayoutNode.Step("blur", values)
    case .shadow(let color, let radius, let offset):
      return LayoutNode.Step(
        "shadow",
        [
          "color": color.hex, "radius": number(radius), "x": number(offset.width),
          "y": number(offset.height),
        ])
    case .colorMatrix(let matrix):
      return LayoutNode.Step(
        "colorEffect", ["matrix": matrix.map { decimal($0, places: 2) }.joined(separator: " ")])
    case .luminanceToAlpha: return LayoutNode.Step("luminanceToAlpha")
    }
  }

  /// A turn and a scale say nothing of their place, which follows from the view's own.
  private static func transform(_ t: CGAffineTransform, of box: CGRect) -> [LayoutNode.Step] {
    if t.isIdentity { return [] }
    let across = (t.a * t.a + t.b * t.b).squareRoot()
    let down = across > 0 ? (t.a * t.d - t.b * t.c) / across : 0
    var steps: [LayoutNode.Step] = []
    if abs(t.b) > 0.0001 || abs(t.c) > 0.0001 || t.a < 0 {
      let angle = atan2(Double(t.b), Double(t.a)) * 180 / Double.pi
      steps.append(LayoutNode.Step("rotation", ["angle": decimal(angle, places: 1)]))
    }
    if abs(across - 1) > 0.0001 || abs(down - 1) > 0.0001 {
      steps.append(
        LayoutNode.Step(
          "scale", ["x": decimal(across, places: 3), "y": decimal(down, places: 3)]))
    }
    if steps.isEmpty {
      steps.append(LayoutNode.Step("shift", ["x": number(t.tx), "y": number(t.ty)]))
    }
    return steps
  }
}
