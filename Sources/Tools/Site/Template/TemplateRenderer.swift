import Failures
import Rendering

/// Fills a template. Names are looked up in the innermost section's value first, then outwards;
/// `{{.}}` is that value itself. A name that nothing has is an error, so that a slip in a
/// template of one's own doesn't pass as an empty page.
struct TemplateRenderer {
  let folder: TemplateFolder
  private var scopes: [TemplateValue] = []
  private var files: [String] = []
  private var out = ""

  /// - Parameter file: a template's name, such as `index.html`.
  static func render(
    _ file: String, of folder: TemplateFolder, with value: TemplateValue
  ) throws -> String {
    var renderer = TemplateRenderer(folder: folder)
    renderer.scopes = [value]
    try renderer.draw(file: file, line: nil)
    return renderer.out
  }

  private init(folder: TemplateFolder) { self.folder = folder }

  private mutating func draw(file: String, line: Int?) throws {
    if files.contains(file) {
      throw error("{{>\(file)}} leads back to itself", line ?? 1)
    }
    let nodes: [TemplateNode]
    do {
      nodes = try folder.template(file)
    } catch let missing as Failure {
      guard let line, !folder.has(file) else { throw missing }
      throw error(missing.description, line)
    }
    files.append(file)
    try draw(nodes)
    files.removeLast()
  }

  private mutating func draw(_ nodes: [TemplateNode]) throws {
    for node in nodes {
      switch node {
      case .text(let text): out += text
      case .part(let name, let line): try draw(file: name, line: line)
      case .name(let name, let line): try write(look(up: name, line: line), name, line)
      case .section(let name, let inverted, let children, let line):
        let value = try look(up: name, line: line)
        if inverted {
          if !value.isPresent { try draw(children) }
        } else if case .list(let items) = value {
          for item in items { try draw(children, in: item) }
        } else if value.isPresent {
          try draw(children, in: value)
        }
      }
    }
  }

  private mutating func draw(_ nodes: [TemplateNode], in scope: TemplateValue) throws {
    scopes.append(scope)
    try draw(nodes)
    scopes.removeLast()
  }

  private mutating func write(_ value: TemplateValue, _ name: String, _ line: Int) throws {
    switch value {
    case .text(let text): out += MarkupText.escaped(text)
    case .markup(let markup): out += markup
    case .flag(let flag): out += flag ? "true" : "false"
    case .list, .object:
      throw error("“\(name)” is not a text; use {{#\(name)}}…{{/\(name)}}", line)
    }
  }

  private func look(up name: String, line: Int) throws -> TemplateValue {
    if name == ".", let scope = scopes.last { return scope }
    for scope in scopes.reversed() {
      if case .object(let members) = scope, let value = members[name] { return value }
    }
    var known: Set<String> = []
    for case .object(let members) in scopes { known.formUnion(members.keys) }
    let names = known.sorted().joined(separator: ", ")
    throw error("nothing is called “\(name)” here; there are \(names)", line)
  }

  private func error(_ message: String, _ line: Int) -> Failure {
    Failure(message, at: "\(folder.path(of: files.last ?? "")):\(line)")
  }
}
