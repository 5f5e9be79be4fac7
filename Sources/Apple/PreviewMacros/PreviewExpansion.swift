/// `#Preview(…) { … } timeline: { … }` becomes a record that the linker gathers in a section of its
/// own. The text after the macro's name is passed on as it is, to a function with the same labels:
/// the type checker reads it, and its messages point into the user's text. Variables that `@Previewable` marks become
/// properties of a view around the body.
func expandPreview(source: String, name: String, file: String, line: Int) -> Expansion {
  guard var arguments = previewArguments(source) else {
    return .failure("this #Preview could not be read")
  }
  do {
    if let body = try PreviewableBody(arguments) { arguments = body.expanded }
  } catch {
    return .failure(
      "@Previewable can only mark variables at the top of a #Preview's body, not inside other braces"
    )
  }
  let box = "\(name)7PreviewfMu_"
  // The one label that previews of a Live Activity can't be without.
  let states = source.contains("contentStates") ? ", hasContentStates: true" : ""
  return .source(
    """
    enum \(box) {
      @MainActor static func make() -> SwiftUI._PreviewRecord {
        SwiftUI._PreviewRecord.make\(arguments)
      }
      @section("vitrine_previews") @used
      static let record: @convention(c) () -> UnsafeMutableRawPointer = {
        Unmanaged.passRetained(
          SwiftUI._PreviewThunk(file: \(quoted(file)), line: \(line)\(states)) { \(box).make() }
        ).toOpaque()
      }
    }
    """)
}

/// The text behind the macro's name; nil where there is no such name. Attributes and comments may come before it, among
/// them previews that are commented out.
private func previewArguments(_ source: String) -> String? {
  let scanner = SourceScanner(source)
  let name = "#Preview"
  var index = scanner.code(from: 0)
  while index < scanner.bytes.count {
    if scanner.hasWord(name, at: index) {
      return scanner.text(index + name.utf8.count..<scanner.bytes.count)
    }
    index = scanner.code(from: scanner.endOfCode(at: index))
  }
  return nil
}

/// `@Previewable` itself adds nothing: the `#Preview` around it has made a property of its variable.
///
/// - Parameter context: the source around the variable, innermost first.
func expandPreviewable(context: [String]) -> Expansion {
  guard context.contains(where: { $0.contains("#Preview") }) else {
    return .failure("@Previewable can only be used in the body of a #Preview")
  }
  return .source("")
}

func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
