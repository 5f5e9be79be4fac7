/// The compiler's overlay of the file system: shadows at the paths of the user's files, so that messages,
/// dependencies and debug information name those.
struct Overlay {
  var files: [(path: String, shadow: String)]

  /// The YAML (here JSON) that `-vfsoverlay` reads.
  var text: String {
    let roots = files.map {
      "{\"type\":\"file\",\"name\":\(Self.quoted($0.path)),"
        + "\"external-contents\":\(Self.quoted($0.shadow))}"
    }
    return "{\"version\":0,\"case-sensitive\":\"true\",\"use-external-names\":false,\"roots\":[\n"
      + roots.joined(separator: ",\n") + "\n]}\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
