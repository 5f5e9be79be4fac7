/// `vitrine.json` as a project begins with it: what differs from the defaults, and nothing else.
struct ConfigurationFile {
  let setup: Setup

  var text: String {
    var lines = ["  \"cache\": \"output/cache\""]
    if setup.goldens != "Goldens" {
      lines.append("  \"goldens\": \(YAMLText.quoted(setup.goldens))")
    }
    if setup.isOfDigests { lines.append("  \"goldens-format\": \"digest\"") }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}
