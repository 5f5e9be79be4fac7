/// A row of chips that narrow down what a page shows.
struct FilterGroup {
  struct Chip {
    var value: String
    var label: String
    /// The number of matches; nil where none is shown.
    var matches: Int?
  }

  /// The name in the page's address.
  var key: String
  var label: String
  var chips: [Chip]

  init(
    _ key: String, _ label: String, _ values: [String],
    named name: (String) -> String = { $0 }, counted count: (String) -> Int? = { _ in nil }
  ) {
    self.key = key
    self.label = label
    chips = values.map { Chip(value: $0, label: name($0), matches: count($0)) }
  }

  /// A row of chips with values and labels as given.
  init(_ key: String, _ label: String, _ values: [(value: String, label: String)]) {
    self.key = key
    self.label = label
    chips = values.map { Chip(value: $0.value, label: $0.label) }
  }

  var template: TemplateValue {
    .object([
      "filter": .text(key), "filterLabel": .text(label),
      "chips": .list(
        chips.map { chip in
          .object([
            "value": .text(chip.value), "label": .text(chip.label),
            "matches": .optional(chip.matches.map(String.init)),
          ])
        }),
    ])
  }
}
