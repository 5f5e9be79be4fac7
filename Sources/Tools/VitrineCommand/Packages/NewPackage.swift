import Site

/// The package that `new` writes, made from templates.
struct NewPackage {
  struct File: Equatable {
    /// Relative to the package.
    var path: String
    var text: String
  }

  let name: String
  /// The folder of Vitrine's package, where it is depended on; nil for the installed SDK.
  let vitrine: String?

  /// The templates, by the files that they become.
  private var templates: [(path: String, template: String)] {
    [
      ("Package.swift", "new-Package.swift"),
      ("README.md", "new-README.md"),
      (".gitignore", "new-gitignore"),
      ("vitrine.json", "new-vitrine.json"),
      ("Sources/\(name)/\(name)Bundle.swift", "new-Bundle.swift"),
      ("Sources/\(name)/GreetingWidget.swift", "new-Widget.swift"),
      ("Sources/\(name)/Resources/Localizable.xcstrings", "new-Localizable.xcstrings"),
      ("Sources/\(name)/Resources/Assets.xcassets/Contents.json", "new-Contents.json"),
      ("Sources/\(name)/Resources/Assets.xcassets/Sky.colorset/Contents.json", "new-Sky.json"),
      ("Tests/\(name)Tests/\(name)Tests.swift", "new-Tests.swift"),
    ]
  }

  /// - Throws: a `Failure`, where a template isn't there.
  var files: [File] {
    get throws {
      let values = TemplateValue.object([
        "name": .markup(name),
        "path": vitrine.map { .markup(HostPackage.literal($0)) } ?? false,
        "command": .markup(vitrine == nil ? "vitrine" : "swift run \(name)"),
        "test": .markup(vitrine == nil ? "swift test --swift-sdk vitrine" : "swift test"),
      ])
      return try templates.map { path, template in
        File(path: path, text: try FilledTemplate.text(template, with: values))
      }
    }
  }
}
