import DisplayList
import Foundation

/// An SVG in the making: one pass over the commands fills the body and, beside it, the definitions
/// that it refers to.
final class SVGDocument {
  enum Text { case outlines, named, embedded }

  /// How runs of text are written; `embedded` counts on the families that `families` lists.
  let text: Text
  let fonts: FontStore
  let rasterizer: Rasterizer
  let size: CGSize
  let views: [ViewRecord]
  var body = ""
  var definitions = SVGDefinitions()
  /// The faces of text that was written as text, in order of use, with what is set in them.
  private(set) var usedFaces: [UsedFace] = []
  private var faceNumbers: [FontFaceRef: Int] = [:]
  /// Elements that are open, or will be when something is drawn in them.
  var open: [SVGElement] = []

  struct UsedFace {
    var face: FontFace
    /// A name for CSS, made up here.
    var family: String
    var scalars: Set<Unicode.Scalar> = []
    var glyphs: Set<UInt32> = []
  }

  init(_ list: DisplayList, text: Text, fonts: FontStore, rasterizer: Rasterizer) {
    self.text = text
    self.fonts = fonts
    self.rasterizer = rasterizer
    size = list.size
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
    let tree = CommandTree(commands)
    write(tree, commands.indices)
    while !open.isEmpty { close() }
  }

  func write(_ tree: CommandTree, _ range: Range<Int>) {
    for i in range {
      switch tree[i] {
      case .beginView(let index): begin(view: index)
      case .endView: endView()
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

  /// The name of the family that a face is given in this document.
  func family(of ref: FontFaceRef, says text: String, glyphs: [UInt32]) -> String {
    let number = faceNumbers[ref] ?? usedFaces.count
    if number == usedFaces.count {
      faceNumbers[ref] = number
      usedFaces.append(UsedFace(face: ref.face, family: "f\(number)"))
    }
    usedFaces[number].scalars.formUnion(text.unicodeScalars)
    usedFaces[number].glyphs.formUnion(glyphs)
    return usedFaces[number].family
  }
}
