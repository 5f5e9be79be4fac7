import Foundation

/// What a golden says of its layout can't be read.
package struct LayoutTreeError: Error, Hashable, CustomStringConvertible {
  /// Where and why, as `line 3: a view has no frame`.
  package var description: String

  package init(description: String) { self.description = description }
}

extension LayoutTree {
  /// Reads what ``encoded()`` wrote; keys that aren't known are passed over.
  /// - Throws: ``LayoutTreeError`` for damaged text.
  package init(decoding text: String) throws(LayoutTreeError) {
    var reader = JSONReader(text)
    let top = try reader.document()
    let values: [JSONValue] = if case .array(let values) = top.content { values } else { [top] }
    var roots: [LayoutNode] = []
    for value in values { roots.append(try LayoutNode(value, depth: 1)) }
    self.init(roots: roots)
  }
}

extension LayoutNode {
  fileprivate init(_ json: JSONValue, depth: Int) throws(LayoutTreeError) {
    func failure(_ reason: String, _ value: JSONValue? = nil) -> LayoutTreeError {
      LayoutTreeError(description: "line \((value ?? json).line): \(reason)")
    }
    guard depth <= LayoutTree.deepest else {
      throw failure("views stand in each other more than \(LayoutTree.deepest) deep")
    }
    guard case .object(let fields) = json.content else { throw failure("a view is expected") }
    func string(_ key: String) throws(LayoutTreeError) -> String? {
      guard let value = fields[key] else { return nil }
      guard case .string(let string) = value.content else {
        throw failure("“\(key)” is no string", value)
      }
      return string
    }
    func array(_ key: String) throws(LayoutTreeError) -> [JSONValue]? {
      guard let value = fields[key] else { return nil }
      guard case .array(let values) = value.content else {
        throw failure("“\(key)” is no array", value)
      }
      return values
    }
    func strings(_ values: [JSONValue]) throws(LayoutTreeError) -> [String] {
      var result: [String] = []
      for value in values {
        guard case .string(let string) = value.content else {
          throw failure("a string is expected", value)
        }
        result.append(string)
      }
      return result
    }
    func steps(_ key: String) throws(LayoutTreeError) -> [Step] {
      var result: [Step] = []
      for value in try array(key) ?? [] {
        guard case .array(let parts) = value.content, let first = parts.first,
          case .string(let name) = first.content
        else { throw failure("a step of “\(key)” has no name", value) }
        var step = Step(name)
        if parts.count > 1, case .object(let values) = parts[1].content {
          for (name, value) in values {
            guard case .string(let string) = value.content else {
              throw failure("“\(name)” is no string", value)
            }
            step.values[name] = string
          }
        }
        result.append(step)
      }
      return result
    }
    guard let view = try string("view") else { throw failure("a view has no name") }
    var numbers: [Double] = []
    for value in try array("frame") ?? [] {
      if case .number(let number) = value.content { numbers.append(number) }
    }
    guard numbers.count == 4 else { throw failure("a view has no frame of four numbers") }
    self.init(
      view: view,
      frame: CGRect(
        x: CGFloat(numbers[0]).rounded3, y: CGFloat(numbers[1]).rounded3,
        width: CGFloat(numbers[2]).rounded3, height: CGFloat(numbers[3]).rounded3))
    text = try string("text")
    if case .bool(true) = fields["truncated"]?.content { isTruncated = true }
    if let lines = try array("lines") {
      self.lines = try strings(lines)
    } else {
      lines = text.map { [$0] } ?? []
    }
    font = try string("font")
    color = try string("color")
    link = try string("link")
    label = try string("label")
    identifier = try string("identifier")
    modifiers = try steps("modifiers")
    draws = try steps("draws")
    for child in try array("children") ?? [] {
      children.append(try LayoutNode(child, depth: depth + 1))
    }
  }
}
