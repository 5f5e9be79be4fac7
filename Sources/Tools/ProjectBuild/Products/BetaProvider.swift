import Foundation

/// A timeline provider in the form of WidgetKit's first betas, of the summer of 2020: `snapshot(with:completion:)` and
/// `timeline(with:completion:)`, and its placeholder with the configuration. The compiler is given an extension that
/// calls them by the names that WidgetKit was released with.
struct BetaProvider: Equatable {
  var type: String
  var isPublic: Bool
  var entry: String
  /// The intent's class; nil of a provider without one.
  var intent: String?

  /// The providers at the outermost level of a source, which other files see.
  static func all(in source: String) -> [BetaProvider] {
    guard source.contains("func snapshot(") else { return [] }
    let text = withoutComments(source)
    return text.matches(of: heading).compactMap { match in
      let modifiers = match.1.split(separator: " ")
      let body = body(in: text, from: match.range.upperBound)
      guard !modifiers.contains("private"), !modifiers.contains("fileprivate"),
        !body.contains("func getSnapshot("), let method = body.firstMatch(of: snapshot)
      else { return nil }
      return BetaProvider(
        type: String(match.2), isPublic: modifiers.contains("public"), entry: String(method.2),
        intent: method.1.map(String.init))
    }
  }

  private static var heading: Regex<(Substring, Substring, Substring)> {
    #/(?m)^((?:[a-z]+ )*)(?:struct|final class|class) (\w+)\s*:[^{\n]*\b(?:Intent)?TimelineProvider\b[^{]*\{/#
  }
  private static var snapshot: Regex<(Substring, Substring?, Substring)> {
    #/func snapshot\(\s*(?:for \w+\s*:\s*([\w.]+)\s*,\s*)?with \w+\s*:\s*[\w.]+\s*,\s*completion\s*:\s*@escaping\s*\(\s*([\w.]+)\s*\)/#
  }

  /// The text up to the next brace in the first column, which ends the type.
  private static func body(in text: String, from start: String.Index) -> Substring {
    let rest = text[start...]
    guard let end = rest.range(of: "\n}") else { return rest }
    return rest[..<end.lowerBound]
  }

  private static func withoutComments(_ source: String) -> String {
    source.replacing(#/(?s)/\*.*?\*//#, with: "").replacing(#///[^\n]*/#, with: "")
  }

  // MARK: Source

  /// The extension with the names of the release. A provider that gives its snapshot later has no placeholder: there
  /// the frame fails with the message, and no other does.
  var source: String {
    let access = isPublic ? "public " : ""
    let given = intent.map { "for configuration: \($0), " } ?? ""
    let passed = intent == nil ? "" : "for: configuration, "
    let made = intent.map { "for: \($0)(), " } ?? ""
    return """
      extension \(type) {
        \(access)func placeholder(in context: Context) -> \(entry) {
          var entry: \(entry)?
          snapshot(\(made)with: context) { entry = $0 }
          guard let entry else { fatalError("\(type).snapshot gave no entry at once.") }
          return entry
        }
        \(access)func getSnapshot(
          \(given)in context: Context, completion: @escaping @Sendable (\(entry)) -> Void
        ) { snapshot(\(passed)with: context, completion: completion) }
        \(access)func getTimeline(
          \(given)in context: Context,
          completion: @escaping @Sendable (WidgetKit.Timeline<\(entry)>) -> Void
        ) { timeline(\(passed)with: context, completion: completion) }
      }

      """
  }
}
