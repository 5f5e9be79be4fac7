/// `#Preview(…) { … } timeline: { … }` becomes a record that the linker gathers in a section of its
/// own. The text after the macro's name is passed on as it is, to a function with the same labels:
/// the type checker reads it, and its messages point into the user's text.
func expandPreview(source: String, name: String, file: String, line: Int) -> Expansion {
  // Attributes and comments may come before.
  guard let marker = source.range(of: "#Preview") else {
    return .failure("this #Preview could not be read")
  }
  let box = "\(name)7PreviewfMu_"
  // The one label that previews of a Live Activity can't be without.
  let states = source.contains("contentStates") ? ", hasContentStates: true" : ""
  return .source(
    """
    enum \(box) {
      @MainActor static func make() -> SwiftUI._PreviewRecord {
        SwiftUI._PreviewRecord.make\(source[marker.upperBound...])
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

func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
