import DisplayList

/// The English sentences about single edits.
struct EditProse {
  let match: TreeMatch
  let oldNames: ViewNames
  let newNames: ViewNames

  init(_ match: TreeMatch) {
    self.match = match
    oldNames = ViewNames(tree: match.old)
    newNames = ViewNames(tree: match.new)
  }

  // MARK: Subjects

  /// The view of an edit, and the names of its tree.
  func view(of edit: ViewEdit) -> (names: ViewNames, index: Int) {
    guard let new = edit.new else { return (oldNames, edit.old ?? 0) }
    // A redacted text has no text by which it could be named.
    if case .redaction(true) = edit.edit, let old = edit.old { return (oldNames, old) }
    return (newNames, new)
  }

  /// The name of an edit's view; the old name where the view's content or type changed.
  func subject(_ edit: ViewEdit) -> String {
    let (names, index) = view(of: edit)
    switch edit.edit {
    case .text, .hiddenText, .image, .picture, .replaced:
      if let old = edit.old { return oldNames.located(old) }
    // Its contents are named beside it.
    case .wrapped, .unwrapped: return names.tree.nodes[index].view
    case .added(.layer): return names.bare(index)
    case .removed(.layer): return names.bare(index) + (names.layer(index, isGeneral: false) ?? "")
    case .added, .removed, .moved, .displaced: return names.name(index)
    default: break
    }
    return names.located(index)
  }

  /// The name of an edit's view without the parts that distinguish it from others of its kind.
  func kind(_ edit: ViewEdit) -> String {
    let (names, index) = view(of: edit)
    switch edit.edit {
    case .text, .hiddenText, .image, .picture, .replaced:
      if let old = edit.old { return oldNames.kind(old) }
    case .added, .wrapped, .unwrapped: return names.tree.nodes[index].view
    case .removed:
      return names.tree.nodes[index].view + (names.layer(index, isGeneral: true) ?? "")
    default: break
    }
    return names.kind(index)
  }

  // MARK: Statements

  /// - Parameter subject: the name of one or several views.
  func statement(_ edit: ViewEdit, of subject: String) -> Statement {
    switch edit.edit {
    case .text(let from, let to):
      let now = ViewNames.quoted(to)
      return Statement(
        sentence: "\(subject) now says \(now)", heading: "\(subject) changed",
        values: "\(ViewNames.quoted(from)) → \(now)", reason: "the text changed",
        commonReason: "texts changed")
    case .hiddenText:
      return Statement(
        sentence: "\(subject) hides another text", heading: "\(subject) changed",
        reason: "the hidden text changed", commonReason: "hidden texts changed")
    case .redaction(let isOn):
      return isOn
        ? .added("redaction", to: subject, "") : .removed("redaction", of: subject, "")
    case .font(let from, let to): return .changed("font", of: subject, "\(from) → \(to)")
    case .typeface(let from, let to): return .changed("typeface", of: subject, "\(from) → \(to)")
    case .image(let from, let to):
      let sentence = "\(subject) is now \(ViewNames.quoted(to))"
      return Statement(
        sentence: sentence, heading: "\(subject) changed", values: Self.quoted(from, to),
        reason: sentence, commonReason: "images changed")
    case .picture(let from, let to):
      return .changed("picture", of: subject, from == to ? "" : "\(from) → \(to) pixels")
    case .color(let from, let to):
      return .changed("color", of: subject, "\(Self.fill(from)) → \(Self.fill(to))")
    case .gradient(let from, let to):
      return .changed("gradient", of: subject, Self.gradient(from, to))
    case .drawing(let field, let from, let to):
      let definition = TraitID.fill.definition[field]
      return .changed(
        definition.noun ?? field.name, of: subject, TraitProse(.fill).text(from, to, field))
    case .outline:
      return Statement(
        "What \(subject) draws has another outline", "", reason: "\(subject) has another outline",
        commonReason: "outlines changed")
    case .trait(let id, let from, let to): return trait(id, from, to, subject)
    case .argument(let name, let from, let to, _): return argument(name, from, to, subject)
    case .spacer(let spacer): return self.spacer(spacer, subject)
    case .link(let from, let to): return .changed("link", of: subject, Self.quoted(from, to))
    case .widgetURL(let from, let to): return .changed("widgetURL", of: nil, Self.quoted(from, to))
    case .label(let from, let to):
      return .changed("accessibility label", of: subject, Self.quoted(from, to))
    case .widgetSize(let from, let to):
      let sizes = [from, to].map { size in
        [size.width, size.height].map { TraitValue.rounded($0).text }.joined(separator: " × ")
      }
      return Statement(
        "The size of the widget changed", "\(sizes[0]) → \(sizes[1]) pt",
        reason: "the widget has another size", commonReason: "the widget has another size")
    default: return structure(edit, subject)
    }
  }

  private static func quoted(_ from: String?, _ to: String?) -> String {
    [from, to].map { $0.map(ViewNames.quoted) ?? "none" }.joined(separator: " → ")
  }

  /// `#34C759`, `a linear gradient of #34C759 and #FF9500`.
  private static func fill(_ fill: Edit.Fill) -> String {
    switch fill {
    case .color(let color): color
    case .gradient(let kind, let colors):
      "\(kind == "angular" ? "an" : "a") \(kind) gradient of \(Phrases.list(colors))"
    case .picture: "a picture"
    }
  }

  private static func gradient(_ from: TraitValues, _ to: TraitValues) -> String {
    var parts: [String] = []
    let before = from.stops, after = to.stops
    if before.map(\.color) != after.map(\.color) {
      let changed = zip(before, after).filter { $0.color != $1.color }
      parts.append(
        before.count == after.count && changed.count == 1
          ? "\(changed[0].0.color) → \(changed[0].1.color)"
          : "\(Phrases.list(before.map(\.color))) → \(Phrases.list(after.map(\.color)))")
    } else if !before.isEmpty {
      let locations = [before, after].map { Phrases.list($0.map(\.location)) }
      parts.append("stops at \(locations.joined(separator: " → "))")
    }
    for field in to.fields where field != .stops {
      let points = [from[field], to[field]].map {
        $0.map { TraitProse.unitPoint($0.text) } ?? "none"
      }
      let noun = TraitID.fill.definition[field].noun ?? field.name
      parts.append("\(noun) \(points.joined(separator: " → "))")
    }
    return parts.joined(separator: ", ")
  }

  private func trait(
    _ id: TraitID, _ from: TraitValues?, _ to: TraitValues?, _ subject: String
  ) -> Statement {
    let definition = id.definition, prose = TraitProse(id)
    if id == .resizable {
      let sentence = "\(subject) is \(to == nil ? "no longer" : "now") resizable"
      return Statement(
        sentence, "", reason: sentence, commonReason: "images are resizable or not")
    }
    let field = definition.form == .fields ? (to ?? from)?.fields.first : nil
    switch (from, to, field) {
    case (let from?, let to?, let field?):
      let noun = id == .alignmentGuide ? "\(field.name) \(definition.noun)" : field.name
      return .changed(
        noun, of: subject, prose.text(from[field] ?? "none", to[field] ?? "none", field))
    case (let from?, let to?, nil):
      return .changed(
        definition.noun, of: definition.isOfWidget ? nil : subject, prose.change(from, to))
    case (nil, let to?, let field?):
      return .added(
        definition.noun, to: subject, "\(field.name) at \(prose.text(to[field] ?? 0, field))")
    case (nil, let to?, nil): return .added(definition.noun, to: subject, prose.list(to))
    case (_, nil, let field?): return .removed(definition.noun, of: subject, field.name)
    case (let from, nil, nil):
      return .removed(definition.noun, of: subject, prose.list(from ?? [:]))
    }
  }

  /// SwiftUI's names of arguments of shapes and of values of controls.
  private static let namedArguments: Set<String> = [
    "trim", "size", "offset", "scale", "rotation", "value", "state",
  ]

  private func argument(
    _ name: String, _ from: String, _ to: String, _ subject: String
  ) -> Statement {
    let before = ViewNames.clean(from, most: 60), after = ViewNames.clean(to, most: 60)
    return .changed(
      Self.namedArguments.contains(name) ? name : "argument \(name)", of: subject,
      // Long values may differ further on.
      before == after ? "" : "\(before) → \(after)")
  }

  private func spacer(_ edit: Edit.SpacerEdit, _ subject: String) -> Statement {
    func statement(_ sentence: String, _ verb: String) -> Statement {
      Statement(
        sentence: sentence, heading: "A Spacer of \(subject) was \(verb)",
        reason: "a Spacer was \(verb)", commonReason: "Spacers were \(verb)")
    }
    switch edit {
    case .added(let position):
      return statement("A Spacer was added to \(subject)\(at(position, newNames, ", "))", "added")
    case .removed(let position):
      return statement(
        "A Spacer was removed from \(subject)\(at(position, oldNames, ", "))", "removed")
    case .moved(let position):
      return statement("The Spacer in \(subject) is now\(at(position, newNames, " "))", "moved")
    case .changed(let id, let from, let to):
      let noun = id == .spacer ? "least length" : id.definition.noun
      let prose = TraitProse(id)
      let length: TraitField = "minLength"
      let values =
        id == .spacer
        ? prose.text(from[length] ?? 0, to[length] ?? 0, length) : prose.change(from, to)
      var statement = Statement.changed("\(noun) of the Spacer in \(subject)", of: nil, values)
      statement.commonReason = "the \(noun) changed"
      return statement
    }
  }

  // MARK: Structure

  /// `, before Text “AAPL”`; empty where there is nothing to be before or after.
  func at(_ position: Edit.Position, _ names: ViewNames, _ separator: String) -> String {
    switch position {
    case .before(let index): "\(separator)before \(names.name(index))"
    case .after(let index): "\(separator)after \(names.name(index))"
    case .alone, .layer: ""
    }
  }

  /// ` to HStack in QuoteRow`, ` behind Text “AAPL”`.
  func container(of edit: ViewEdit, isGeneral: Bool = false) -> String {
    let (names, index) = view(of: edit)
    switch edit.edit {
    case .added(.layer): return names.layer(index, isGeneral: isGeneral) ?? ""
    // Its subject names the view that it belonged to.
    case .removed(.layer): return ""
    default: break
    }
    let word = edit.new == nil ? " from " : " to "
    guard let parent = names.tree.parents[index] else { return word + "the widget" }
    return word + (isGeneral ? names.kind(parent) : names.located(parent))
  }

  private func structure(_ edit: ViewEdit, _ subject: String) -> Statement {
    switch edit.edit {
    case .added(let position), .removed(let position):
      let (names, index) = view(of: edit)
      let verb = edit.new == nil ? "removed" : "added"
      let type = names.tree.nodes[index].view, name = names.bare(index)
      return Statement(
        sentence: "\(subject) was \(verb)\(container(of: edit))\(at(position, names, ", "))",
        heading: "\(subject) was \(verb)\(container(of: edit, isGeneral: true))",
        values: name == type ? nil : name, reason: "\(subject) was \(verb)",
        commonReason: "views were \(verb)")
    case .wrapped(let inner):
      let sentence = "\(subject) was put around \(Self.list(inner, newNames))"
      return Statement(
        sentence: sentence, heading: "\(subject) was put around other views", reason: sentence,
        commonReason: "containers were added")
    case .unwrapped(let inner):
      let sentence = "\(subject) around \(Self.list(inner, oldNames)) was removed"
      return Statement(
        sentence: sentence, heading: "\(subject) around other views was removed",
        reason: sentence, commonReason: "containers were removed")
    case .replaced(_, let type): return replaced(edit, type, subject)
    case .moved(let from, let to):
      let general = "\(subject) is in another container"
      return Statement(
        sentence: "\(subject) is in \(newNames.located(to)) now, not in \(oldNames.located(from))",
        heading: general, reason: general, commonReason: "views are in other containers")
    case .reordered(let row):
      let names = newNames.entries(row)
      let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
      let order = "views of \(subject) are in another order"
      return Statement(
        sentence: "The \(order): \(names.prefix(6).joined(separator: ", "))\(rest)",
        heading: "The \(order)", reason: "the \(order)", commonReason: "views are in another order")
    case .displaced(let position): return displaced(edit, position, subject)
    default:
      return Statement(
        "\(subject) changed", "", reason: "\(subject) changed", commonReason: "views changed")
    }
  }

  private static func list(_ indices: [Int], _ names: ViewNames) -> String {
    indices.count == 1 ? names.located(indices[0]) : Phrases.list(indices.map(names.name))
  }

  private func replaced(_ edit: ViewEdit, _ type: String, _ subject: String) -> Statement {
    let o = edit.old ?? 0, n = edit.new ?? 0
    let isContainer = !match.old.children[o].isEmpty && !match.new.children[n].isEmpty
    let isLayer = match.new.base(of: n) != nil && match.old.base(of: o) != nil
    let name = isContainer || isLayer ? type : newNames.name(n)
    let verb = isContainer ? "is now" : "was replaced by"
    return Statement(
      sentence: "\(subject) \(verb) \(name)", heading: "\(subject) \(verb) \(type)",
      values: name == type ? nil : "\(oldNames.name(o)) → \(name)",
      reason: isContainer ? "\(subject) is now \(name)" : "\(subject) was replaced",
      commonReason: "views were replaced")
  }

  private func displaced(
    _ edit: ViewEdit, _ position: Edit.Position, _ subject: String
  ) -> Statement {
    let container = match.new.nodes[edit.site ?? 0].view
    var location = at(position, newNames, "")
    // What comes later is drawn over what comes before.
    if ["ZStack", "ZStackLayout"].contains(container) {
      switch position {
      case .before(let index): location = "behind \(newNames.name(index))"
      case .after(let index): location = "over \(newNames.name(index))"
      case .alone, .layer: break
      }
    }
    let owner = edit.new.flatMap(newNames.owner(of:)).map { match.new.nodes[$0].view } ?? container
    return Statement(
      sentence: "\(subject) is now \(location) in \(owner)",
      heading: "\(subject) is in another position in its container",
      reason: "\(subject) is now \(location)", commonReason: "views are in another order")
  }
}
