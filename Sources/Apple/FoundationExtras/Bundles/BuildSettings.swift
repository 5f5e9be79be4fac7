import Foundation

/// The build settings of a product, as far as they are known without Xcode: those that follow from its name, and
/// those of `.xcconfig` files.
struct BuildSettings {
  private(set) var values: [String: String]
  /// Names that were put in nowhere, since no value is known.
  private(set) var unknown: [String] = []

  /// - Parameter product: the name of the target, which is the executable's.
  init(product: String) {
    values = [
      "PRODUCT_NAME": product, "TARGET_NAME": product, "EXECUTABLE_NAME": product,
      "PRODUCT_MODULE_NAME": Self.identifier(product, allowing: "_", for: "_"),
      "PRODUCT_BUNDLE_IDENTIFIER":
        "com.example.\(Self.identifier(product, allowing: "-.", for: "-"))",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1",
    ]
  }

  /// Reads `NAME = value` of an `.xcconfig` file and of those that it includes. Settings for one SDK or
  /// architecture, as `NAME[sdk=*]`, are passed over.
  mutating func add(file: URL, depth: Int = 0) {
    guard depth < 16, let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        guard let included = Self.included(by: line, in: file) else { continue }
        add(file: included, depth: depth + 1)
      } else if let equals = line.firstIndex(of: "=") {
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, !name.contains("[") else { continue }
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        values[name] = value.replacing("$(inherited)", with: values[name] ?? "")
      }
    }
  }

  /// The file that a line of an `.xcconfig` file includes.
  private static func included(by line: some StringProtocol, in file: URL) -> URL? {
    let name = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard line.hasPrefix("#include"), name.count > 1 else { return nil }
    return file.deletingLastPathComponent().appendingPathComponent(String(name[1]))
  }

  /// Adds the files that an `.xcconfig` file includes, and those that they include.
  static func addIncludes(of file: URL, to files: inout [URL], depth: Int = 0) {
    guard depth < 16, let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard let included = included(by: line, in: file), !files.contains(included) else { continue }
      files.append(included)
      addIncludes(of: included, to: &files, depth: depth + 1)
    }
  }

  /// A text with its settings put in: `$(NAME)`, `${NAME}`, `$(NAME:lower)`. A setting that isn't known is
  /// nothing, as in Xcode.
  mutating func expanded(_ text: String, depth: Int = 0) -> String {
    // A setting that names itself comes to nothing.
    guard depth < 16 else { return "" }
    guard let start = Self.opening(in: text[...]) else { return text }
    // The innermost is put in first: `$(A_$(B))`.
    let rest = text[start.upperBound...]
    if let inner = Self.opening(in: rest),
      let end = Self.end(of: text[start.lowerBound...]), inner.lowerBound < end
    {
      let put = expanded(String(text[inner.lowerBound...]), depth: depth + 1)
      return expanded(text[..<inner.lowerBound] + put, depth: depth + 1)
    }
    guard let end = Self.end(of: text[start.lowerBound...]) else { return text }
    let value = value(of: String(text[start.upperBound..<end]), depth: depth)
    return text[..<start.lowerBound] + value
      + expanded(String(text[text.index(after: end)...]), depth: depth)
  }

  private static func opening(in text: Substring) -> Range<String.Index>? {
    [text.range(of: "$("), text.range(of: "${")].compactMap { $0 }.min {
      $0.lowerBound < $1.lowerBound
    }
  }

  /// The closing bracket's position of a text that begins with `$(` or `${`.
  private static func end(of text: Substring) -> String.Index? {
    let isRound = text.dropFirst().first == "("
    var depth = 0
    for index in text.indices {
      if text[index] == (isRound ? "(" : "{") { depth += 1 }
      if text[index] == (isRound ? ")" : "}") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private mutating func value(of setting: String, depth: Int) -> String {
    let parts = setting.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let fallback = parts.dropFirst().first { $0.hasPrefix("default=") }?.dropFirst(8)
    var value = ""
    if let known = values[parts[0]] {
      value = expanded(known, depth: depth + 1)
    } else if let fallback {
      value = String(fallback)
    } else if !unknown.contains(parts[0]) {
      unknown.append(parts[0])
    }
    for modifier in parts.dropFirst() {
      switch modifier {
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case "rfc1034identifier": value = Self.identifier(value, allowing: "-.", for: "-")
      case "c99extidentifier", "identifier": value = Self.identifier(value, allowing: "_", for: "_")
      default: break
      }
    }
    return value
  }

  private static func identifier(
    _ text: String, allowing others: String, for replacement: Character
  ) -> String {
    String(
      text.map {
        $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) ? $0 : replacement
      })
  }
}
