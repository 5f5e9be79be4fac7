// Stands in until the layout coding, the explainer and merging land: whoever lands one deletes it here.
import DisplayList

extension LayoutTree {
  package init(_ list: DisplayList) { self.init(roots: []) }
  package func encoded() -> String { "[]" }
  package init(decoding text: String) throws { self.init(roots: []) }
}
package enum Explainer {
  package static func changes(from: LayoutTree, to: LayoutTree) -> [Change] { [] }
}
