extension OptionTable {
  /// Of the ways to show what was made beside the gallery: a site for readers, a page that follows the
  /// source, the terminal.
  static let showing: [OptionSpec] = [
    .init(
      name: "site", value: nil,
      help: "also write a site for readers, website/: pictures at fixed addresses, snippets",
      group: .output, verbs: [.gallery]),
    .init(
      name: "base-url", value: "URL",
      help: "where the site will stand; cards and canonical links need it", group: .output,
      verbs: [.gallery]),
    .init(
      name: "show", value: nil, help: "show the pictures in the terminal, as it can best",
      group: .output, verbs: [.render, .watch]),
    .init(
      name: "terminal", value: "auto|kitty|sixel|blocks|text",
      help: "show them so: graphics, coloured blocks or the layout in words", group: .output,
      verbs: [.render, .watch]),
    .init(
      name: "port", value: "N", help: "of the page, on this machine; 0: any that is free (8026)",
      group: .running, verbs: [.watch]),
    .init(
      name: "build", value: "COMMAND", help: "builds anew in place of swift build", group: .running,
      verbs: [.watch]),
  ]
}
