import DisplayList
import Foundation

extension SVGDocument {
  func begin(_ group: Group, _ tree: CommandTree, _ range: Range<Int>) {
    var tag = "<g"
    if !group.transform.isIdentity { tag += " transform=\"\(group.transform.svg)\"" }
    if group.opacity < 1 { tag += " opacity=\"\(decimal(max(group.opacity, 0)))\"" }
    if let clip = group.clip {
      let rule = group.clipRule == .evenOdd ? "clip-rule=\"evenodd\"" : ""
      let name = definitions.name("c", "<clipPath", ">\(clip.element(rule))</clipPath>")
      tag += " clip-path=\"url(#\(name))\""
    }
    let spread = group.transform.spread
    let enlargement = max(spread.x, spread.y)
    let visible = visible(in: group)
    if let mask = group.mask {
      let name = maskName(mask, enlargement: enlargement, visible: visible)
      tag += " mask=\"url(#\(name))\""
    }
    if !group.effects.isEmpty {
      let content = tree.bounds(range, .identity)
      if let filter = filterName(group.effects, content) { tag += " filter=\"url(#\(filter))\"" }
    }
    var style: [String] = []
    if let mode = group.blend.css { style.append("mix-blend-mode:\(mode)") }
    if group.isolated { style.append("isolation:isolate") }
    if !style.isEmpty { tag += " style=\"\(style.joined(separator: ";"))\"" }
    // A group that asks for nothing needs no element.
    open.append(
      SVGElement(
        kind: .group, start: tag == "<g" ? nil : tag + ">", end: "</g>", enlargement: enlargement,
        visible: visible))
  }

  /// The part of a group's own space that can be seen, in points; nil behind a filter, which shows what is outside too.
  private func visible(in group: Group) -> CGRect? {
    guard group.effects.isEmpty else { return nil }
    let around = visible.flatMap { area in
      group.transform.isUsable ? area.applying(group.transform.inverted()) : nil
    }
    guard let clip = group.clip else { return around }
    guard let bounds = clip.bounds else { return .zero }
    guard let around else { return bounds }
    return around.common(with: bounds) ?? .zero
  }

  /// Writes content in perspective as a picture: SVG's transforms are all affine.
  func writeProjected(_ group: Group, _ tree: CommandTree, _ range: Range<Int>) {
    var plain = Group(transform: group.transform, opacity: group.opacity, blend: group.blend)
    plain.isolated = group.isolated
    var inner = group
    (inner.transform, inner.opacity, inner.blend) = (.identity, 1, .normal)
    let area = tree.groupBounds(inner, range, .identity)
    guard !area.isEmpty, area.width < 4096, area.height < 4096 else { return }
    let commands = [.beginGroup(inner)] + tree.commands[range] + [.endGroup]
    begin(plain, tree, range)
    write(ImageDraw(picture(of: commands, area), in: area.rect))
    endGroup()
  }

  /// A mask by alpha: its commands go into the definitions.
  ///
  /// - Parameters:
  ///   - enlargement: the group's own, in whose space the mask is.
  ///   - visible: the part of that space that can be seen, in points.
  private func maskName(_ commands: [Command], enlargement: CGFloat, visible: CGRect?) -> String {
    let commands = Compositing.rewritten(commands)
    let area = CommandTree(commands).bounds(commands.indices, .identity)
    let inner = apart {
      outerEnlargement *= enlargement
      outerVisible = visible
      let tree = CommandTree(commands)
      write(tree, commands.indices)
    }
    return definitions.name(
      "m", "<mask",
      " maskUnits=\"userSpaceOnUse\"\(region(area))"
        + " style=\"mask-type:alpha\">\n\(inner)</mask>")
  }

  /// The text that `write` adds to the body, taken out of it.
  func apart(_ write: () -> Void) -> String {
    let (before, stack, around, outside) = (body, open, outerEnlargement, outerVisible)
    body = ""
    (outerEnlargement, outerVisible) = (enlargement, visible)
    open = []
    write()
    while !open.isEmpty { close() }
    defer { (body, open, outerEnlargement, outerVisible) = (before, stack, around, outside) }
    return body
  }

  func region(_ area: PixelRect) -> String {
    " x=\"\(area.x0)\" y=\"\(area.y0)\" width=\"\(max(area.width, 1))\""
      + " height=\"\(max(area.height, 1))\""
  }

  private func filterName(_ effects: [Effect], _ content: PixelRect) -> String? {
    guard !content.isEmpty else { return nil }
    var area = content, steps = "", input = "SourceGraphic"
    for (i, effect) in effects.enumerated() {
      let result = "e\(i)"
      steps += effect.steps(from: input, to: result)
      input = result
      area = area.grown(by: effect, .identity)
    }
    return definitions.name(
      "b", "<filter",
      " filterUnits=\"userSpaceOnUse\"\(region(area))"
        + " color-interpolation-filters=\"sRGB\">\(steps)</filter>")
  }
}

extension Effect {
  /// The filter primitives that do it.
  fileprivate func steps(from input: String, to result: String) -> String {
    let source = "in=\"\(input)\"", end = "result=\"\(result)\"/>"
    switch self {
    case .blur(let radius, let opaque):
      let blur = "<feGaussianBlur \(source) stdDeviation=\"\(decimal(max(radius, 0)))\" "
      guard opaque else { return blur + end }
      // The blurred colours at full alpha, where the content was.
      return blur + "result=\"\(result)b\"/>"
        + "<feComponentTransfer in=\"\(result)b\" result=\"\(result)o\">"
        + "<feFuncA type=\"linear\" slope=\"0\" intercept=\"1\"/></feComponentTransfer>"
        + "<feComposite in=\"\(result)o\" in2=\"\(input)\" operator=\"in\" \(end)"
    case .shadow(let color, let radius, let offset):
      let spread = max(radius, 0) * Effect.shadowSpread
      return "<feGaussianBlur \(source) stdDeviation=\"\(decimal(spread))\"/>"
        + "<feOffset dx=\"\(decimal(offset.width))\" dy=\"\(decimal(offset.height))\""
        + " result=\"\(result)s\"/>"
        + "<feFlood \(color.svg("flood-color", "flood-opacity"))/>"
        + "<feComposite in2=\"\(result)s\" operator=\"in\" result=\"\(result)c\"/>"
        + "<feMerge result=\"\(result)\"><feMergeNode in=\"\(result)c\"/>"
        + "<feMergeNode \(source)/></feMerge>"
    case .colorMatrix(let matrix):
      let values = matrix.map { decimal(CGFloat($0)) }.joined(separator: " ")
      return "<feColorMatrix \(source) type=\"matrix\" values=\"\(values)\" \(end)"
    case .luminanceToAlpha:
      // The primitive forgets the alpha that was, so it is multiplied in again.
      return "<feColorMatrix \(source) type=\"matrix\" values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"
        + " 0.2126 0.7152 0.0722 0 0\"/>"
        + "<feComposite in2=\"\(input)\" operator=\"in\" \(end)"
    }
  }
}

extension Blend {
  /// CSS's name; nil for the normal mode and for those that CSS doesn't have, which ``Compositing``
  /// replaces by groups.
  var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .sourceIn, .sourceOut,
      .destinationIn, .destinationAtop, .xor:
      return nil
    case .colorDodge: return "color-dodge"
    case .colorBurn: return "color-burn"
    case .softLight: return "soft-light"
    case .hardLight: return "hard-light"
    case .plusDarker: return "darken"
    case .plusLighter: return "plus-lighter"
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      return rawValue
    }
  }
}
