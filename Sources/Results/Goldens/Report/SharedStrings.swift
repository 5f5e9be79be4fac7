import LayoutDiff

/// The texts of a report, each kept once: the frames of one cause say the same of the same views.
struct SharedStrings {
  private var known: Set<String> = []
  private var variants: Set<[String: String]> = []

  /// Shares the values of a frame's variant, which frames of other widgets and entries have as well.
  mutating func share(variant: inout [String: String]) {
    let member = variants.insert(variant).memberAfterInsert
    if variant.allSatisfy({ member[$0.key]?.utf8.elementsEqual($0.value.utf8) == true }) {
      variant = member
    }
  }

  mutating func share(_ text: inout String) {
    // Shorter ones lie in the string itself.
    guard text.utf8.count > 15 else { return }
    let member = known.insert(text).memberAfterInsert
    // Equal strings may be spelled by other scalars.
    if member.utf8.elementsEqual(text.utf8) { text = member }
  }

  mutating func share(_ text: inout String?) {
    guard var value = text else { return }
    share(&value)
    text = value
  }
}

extension VerifyReport.Entry {
  mutating func share(_ strings: inout SharedStrings) {
    strings.share(&product)
    strings.share(&kind)
    strings.share(&family)
    strings.share(&device)
    strings.share(&phase)
    strings.share(&message)
    strings.share(variant: &variant)
    // The picture of a frame is the golden that it becomes.
    if let actual, golden?.utf8.elementsEqual(actual.utf8) == true { golden = actual }
    for index in changes.indices { changes[index].share(&strings) }
  }
}

extension Change {
  fileprivate mutating func share(_ strings: inout SharedStrings) {
    strings.share(&view)
    strings.share(&path)
    strings.share(&sentence)
    strings.share(&signature)
    strings.share(&heading)
    guard var values else { return }
    for index in values.indices { strings.share(&values[index]) }
    self.values = values
  }
}

extension VerifyReport {
  /// Keeps equal texts of the entries once.
  package mutating func shareStrings() {
    var strings = SharedStrings()
    for index in entries.indices { entries[index].share(&strings) }
  }
}
