import DisplayList
import Foundation
import LayoutDiff

private func q(_ s: String) -> String {
  "\""
    + s.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    .replacingOccurrences(of: "\n", with: "\\n") + "\""
}
private func q(_ s: String?) -> String { s.map { q($0) as String } ?? "nil" }
private func lit(_ v: TraitValue) -> String {
  switch v {
  case .number(let n): n.isFinite ? v.text : ".number(\(n > 0 ? "" : "-").infinity)"
  case .numbers(let n):
    ".numbers([\(n.map { TraitValue.number($0).text }.joined(separator: ", "))])"
  case .word(let w): q(w)
  }
}
private func lit(_ v: TraitValues?) -> String {
  guard let v else { return "nil" }
  if v.isEmpty { return "[:]" }
  return "[" + v.entries.map { "\(q($0.field.name)): \(lit($0.value))" }.joined(separator: ", ")
    + "]"
}
private func lit(_ p: Edit.Position) -> String {
  switch p {
  case .before(let i): ".before(\(i))"
  case .after(let i): ".after(\(i))"
  case .alone: ".alone"
  case .layer: ".layer"
  }
}
private func lit(_ f: Edit.Fill) -> String {
  switch f {
  case .color(let c): ".color(\(q(c)))"
  case .gradient(let k, let c):
    ".gradient(\(q(k)), colors: [\(c.map { q($0) as String }.joined(separator: ", "))])"
  case .picture: ".picture"
  }
}
func lit(_ e: Edit) -> String {
  switch e {
  case .text(let a, let b): ".text(from: \(q(a)), to: \(q(b)))"
  case .hiddenText: ".hiddenText"
  case .redaction(let b): ".redaction(\(b))"
  case .font(let a, let b): ".font(from: \(q(a)), to: \(q(b)))"
  case .typeface(let a, let b): ".typeface(from: \(q(a)), to: \(q(b)))"
  case .image(let a, let b): ".image(from: \(q(a)), to: \(q(b)))"
  case .picture(let a, let b): ".picture(from: \(q(a)), to: \(q(b)))"
  case .color(let a, let b): ".color(from: \(lit(a)), to: \(lit(b)))"
  case .gradient(let a, let b): ".gradient(from: \(lit(a)), to: \(lit(b)))"
  case .drawing(let f, let a, let b): ".drawing(\(q(f.name)), from: \(lit(a)), to: \(lit(b)))"
  case .outline: ".outline"
  case .trait(let id, let a, let b): ".trait(.\(id.rawValue), from: \(lit(a)), to: \(lit(b)))"
  case .argument(let n, let a, let b, let d):
    ".argument(\(q(n)), from: \(q(a)), to: \(q(b)), isDrawn: \(d))"
  case .spacer(let s):
    switch s {
    case .added(let p): ".spacer(.added(\(lit(p))))"
    case .removed(let p): ".spacer(.removed(\(lit(p))))"
    case .moved(let p): ".spacer(.moved(\(lit(p))))"
    case .changed(let id, let a, let b):
      ".spacer(.changed(.\(id.rawValue), from: \(lit(a)), to: \(lit(b))))"
    }
  case .link(let a, let b): ".link(from: \(q(a)), to: \(q(b)))"
  case .widgetURL(let a, let b): ".widgetURL(from: \(q(a)), to: \(q(b)))"
  case .label(let a, let b): ".label(from: \(q(a)), to: \(q(b)))"
  case .added(let p): ".added(\(lit(p)))"
  case .removed(let p): ".removed(\(lit(p)))"
  case .wrapped(let i): ".wrapped(\(i))"
  case .unwrapped(let i): ".unwrapped(\(i))"
  case .replaced(let a, let b): ".replaced(from: \(q(a)), to: \(q(b)))"
  case .moved(let a, let b): ".moved(from: \(a), to: \(b))"
  case .reordered(let i): ".reordered(\(i))"
  case .displaced(let p): ".displaced(\(lit(p)))"
  case .widgetSize(let a, let b):
    ".widgetSize(from: CGSize(width: \(a.width), height: \(a.height)), to: CGSize(width: \(b.width), height: \(b.height)))"
  }
}

/// Writes what an edit case comes to as Swift literals, where `VITRINE_EDITS` names a folder for them.
func dump(_ names: String, _ base: String, _ prose: String, _ a: LayoutTree, _ b: LayoutTree) {
  guard let folder = ProcessInfo.processInfo.environment["VITRINE_EDITS"] else { return }
  let attribution = Attribution(Diff(from: a, to: b))
  let lines = attribution.groups.map { group in
    let view = attribution.diff.view(of: group.edits[0])
    let places = group.edits.count == 1 ? "" : ", places: \(group.edits.count)"
    let followed = group.consequences.isEmpty ? "" : ", followed: \(group.consequences.count)"
    return "Outcome(\(q(view) as String), \(lit(group.edits[0].edit))\(places)\(followed))"
  }
  let object: [String: Any] = [
    "names": names, "base": base, "prose": prose, "lines": lines,
    "actual": a.explained(to: b).joined(separator: "\n"),
    "unexplained": attribution.unexplained.count,
  ]
  let data = try! JSONSerialization.data(withJSONObject: object)
  let name = String(UInt64(bitPattern: Int64((names + base + prose).hashValue)))
  try! data.write(to: URL(fileURLWithPath: "\(folder)/\(name).json"))
}
