/// A file of `Templates/` that isn't a part of a page, filled with values.
package enum FilledTemplate {
  /// - Parameters:
  ///   - name: the file's.
  ///   - values: ``TemplateValue/markup(_:)`` where the file isn't HTML.
  package static func text(_ name: String, with values: TemplateValue) throws -> String {
    try TemplateRenderer.render(name, of: TemplateFolder(replacements: nil), with: values)
  }
}
