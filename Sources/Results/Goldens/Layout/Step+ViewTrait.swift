import DisplayList
import Foundation

extension LayoutNode.Step {
  /// What a view's source says, in words.
  init(_ trait: ViewTrait) {
    func number(_ value: CGFloat) -> String { Words.number(value) }
    func edges(_ t: CGFloat, _ l: CGFloat, _ b: CGFloat, _ r: CGFloat) -> [String: String] {
      ["top": number(t), "leading": number(l), "bottom": number(b), "trailing": number(r)]
    }
    func known(_ values: [(String, CGFloat?)], _ alignment: String?) -> [String: String] {
      var result: [String: String] = [:]
      for (name, value) in values { result[name] = value.map(number) }
      result["alignment"] = alignment
      return result
    }
    switch trait {
    case .padding(let top, let leading, let bottom, let trailing):
      self.init("padding", edges(top, leading, bottom, trailing))
    case .contentMargins(let top, let leading, let bottom, let trailing):
      self.init("contentMargins", edges(top, leading, bottom, trailing))
    case .frame(let width, let height, let alignment):
      self.init("frame", known([("width", width), ("height", height)], alignment))
    case .flexibleFrame(let width, let height, let alignment):
      self.init(
        "frame",
        known(
          [
            ("minWidth", width.min), ("idealWidth", width.ideal), ("maxWidth", width.max),
            ("minHeight", height.min), ("idealHeight", height.ideal), ("maxHeight", height.max),
          ], alignment))
    case .containerRelativeFrame(let horizontal, let vertical):
      self.init("containerRelativeFrame", Self.axes(horizontal, vertical))
    case .aspectRatio(let ratio, let fills):
      self.init(
        "aspectRatio",
        ["ratio": ratio.map(number) ?? "its own", "contentMode": fills ? "fill" : "fit"])
    case .fixedSize(let horizontal, let vertical):
      self.init("fixedSize", Self.axes(horizontal, vertical))
    case .offset(let x, let y): self.init("offset", ["x": number(x), "y": number(y)])
    case .position(let x, let y): self.init("position", ["x": number(x), "y": number(y)])
    case .layoutPriority(let value): self.init("layoutPriority", ["value": number(value)])
    case .spacing(let value): self.init("spacing", ["value": number(value)])
    case .gridSpacing(let horizontal, let vertical):
      self.init("spacing", known([("horizontal", horizontal), ("vertical", vertical)], nil))
    case .columns(let count): self.init("columns", ["value": String(count)])
    case .alignment(let name): self.init("alignment", ["value": name])
    case .spacer(let index, let length, let around):
      var values = ["at": String(index), "minLength": number(length)]
      for step in around.map(LayoutNode.Step.init) {
        for (name, value) in step.values { values["\(step.name) \(name)"] = value }
      }
      self.init("spacer", values)
    case .alignmentGuide(let name, let isVertical, let value):
      let said = name == "center" ? (isVertical ? "vertical center" : "horizontal center") : name
      self.init("alignmentGuide", [said: number(value)])
    case .arguments(let values): self.init("arguments", values)
    case .lineLimit(let count): self.init("lineLimit", ["value": String(count)])
    case .lineSpacing(let value): self.init("lineSpacing", ["value": number(value)])
    case .minimumScaleFactor(let value): self.init("minimumScaleFactor", ["value": number(value)])
    case .multilineTextAlignment(let name):
      self.init("multilineTextAlignment", ["value": name])
    case .image(let name): self.init("image", ["value": name])
    case .resizable: self.init("resizable")
    case .background: self.init("background")
    case .overlay: self.init("overlay")
    case .mask: self.init("mask")
    case .layerAlignment(let name): self.init("layerAlignment", ["value": name])
    case .zIndex(let value): self.init("zIndex", ["value": number(value)])
    case .typography(let values): self.init("typography", values)
    case .gridCell(let values): self.init("gridCell", values)
    }
  }

  private static func axes(_ horizontal: Bool, _ vertical: Bool) -> [String: String] {
    let names = [horizontal ? "horizontal" : nil, vertical ? "vertical" : nil].compactMap { $0 }
    return ["axes": names.joined(separator: " and ")]
  }
}
