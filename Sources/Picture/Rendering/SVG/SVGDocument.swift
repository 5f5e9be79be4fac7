import DisplayList
import Foundation

/// An SVG in the making: one pass over the commands fills the body and, beside it, the definitions
/// that it refers to.
final class SVGDocument {
  /// The form in which runs of text are written.
  enum Text {
    case outlines
    /// Text, in families by their own names.
    case named
    /// Text, in the families of `faces`.
    case embedded
    /// Outlines, with invisible text over them.
    case covered
  }

  let text: Text
  let fonts: FontStore
  let rasterizer: Rasterizer
  let size: CGSize
  let views: [ViewRecord]
  var body = ""
  var definitions = SVGDefinitions()
  var faces = EmbeddedFaces()
  /// Elements that are open, or will be when something is drawn in them.
  var open: [SVGElement] = []
  /// The enlargement by the groups around a definition that is being written, which aren't among ``open``.
  var outerEnlargement: CGFloat = 1
  /// The factor by which the groups enlarge what is drawn now.
  var enlargement: CGFloat { open.reduce(outerEnlargement) { $0 * $1.enlargement } }
  /// The visible part of the space around ``open``, in points; nil where it isn't known.
  var outerVisible: CGRect?
  /// The part of the space in which something is drawn now that can be seen, in points; nil where it isn't known.
  var visible: CGRect? {
    let group = open.last { if case .group = $0.kind { true } else { false } }
    return group.map(\.visible) ?? outerVisible
  }

  init(_ list: DisplayList, text: Text, fonts: FontStore, rasterizer: Rasterizer) {
    self.text = text
    self.fonts = fonts
    self.rasterizer = rasterizer
    size = list.size
    outerVisible = CGRect(origin: .zero, size: list.size)
    views = list.views
  }

  /// The whole element. `attributes` go into its tag.
  func markup(title: String, attributes: String) -> String {
    let w = decimal(size.width), h = decimal(size.height)
    let name = escaped(title)
    var result =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(w)\" height=\"\(h)\""
      + " viewBox=\"0 0 \(w) \(h)\" style=\"isolation:isolate\""
    result += name.isEmpty ? "" : " role=\"group\" aria-label=\"\(name)\""
    result += attributes.isEmpty ? ">\n" : " \(attributes)>\n"
    if !name.isEmpty { result += "<title>\(name)</title>\n" }
    let defs = definitions.markup
    if !defs.isEmpty { result += "<defs>\n\(defs)</defs>\n" }
    return result + body + "</svg>"
  }

  func write(_ commands: [Command]) {
    let commands = Compositing.rewritten(commands)
    let tree = CommandTree(commands)
    write(tree, commands.indices)
    while !open.isEmpty { close() }
  }

  func write(_ tree: CommandTree, _ range: Range<Int>) {
    var i = range.lowerBound
    while i < range.upperBound {
      defer { i += 1 }
      switch tree[i] {
      case .beginView(let index): begin(view: index)
      case .endView: endView()
      case .beginGroup(let group) where group.projection != nil:
        let inside = tree.inside(groupAt: i, within: range)
        writeProjected(group, tree, inside)
        i = inside.upperBound
      case .beginGroup(let group): begin(group, tree, tree.inside(groupAt: i, within: range))
      case .endGroup: endGroup()
      case .fill(let outline, let rule, let paint): fill(outline, rule, paint)
      case .stroke(let outline, let stroke, let paint): self.stroke(outline, stroke, paint)
      case .glyphs(let run): write(run)
      case .image(let image): write(image)
      }
    }
  }

  /// A line of the body, indented by what is open.
  func line(_ markup: String) {
    body += String(repeating: " ", count: open.count { $0.isOpen })
    body += markup
    body += "\n"
  }
}
