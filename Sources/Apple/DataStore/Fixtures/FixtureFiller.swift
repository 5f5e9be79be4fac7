import DataModels
import Foundation

/// The making of objects from a fixture's rows, each value checked against the model.
struct FixtureFiller {
  let path: String
  let context: RecordContext
  private let form: (any StoreForm)?
  private let isElsewhere: (String) -> Bool
  private var named: [String: StoreRecord] = [:]
  private var lines: [ObjectIdentifier: Int] = [:]

  init(
    path: String, context: RecordContext, form: (any StoreForm)?,
    isElsewhere: @escaping (String) -> Bool
  ) {
    self.path = path
    self.context = context
    self.form = form
    self.isElsewhere = isElsewhere
  }

  private var model: DataModel { context.model }

  mutating func fill(_ entities: [StoreFixture.Rows]) {
    // A model that isn't there has its own message.
    guard !model.entities.isEmpty else { return }
    var made: [(record: StoreRecord, row: LocatedJSON)] = []
    for rows in entities {
      guard let entity = model.entity(named: rows.entity) else {
        if isElsewhere(rows.entity) { continue }
        note(
          rows.line,
          "the model has no entity “\(rows.entity)”; it has: \(model.entities.map(\.name).joined(separator: ", "))"
        )
        continue
      }
      for row in rows.rows {
        guard let record = record(of: entity, row) else { continue }
        made.append((record, row))
      }
    }
    // Relationships lead to objects that may come later.
    for (record, row) in made { relate(record, row) }
    dropIncomplete(made.map(\.record))
  }

  // MARK: Attributes

  private mutating func record(of entity: DataEntity, _ row: LocatedJSON) -> StoreRecord? {
    guard case .object(let members) = row.content else { return nil }
    let attributes = model.attributes(of: entity)
    let relationships = model.relationships(of: entity)
    var values: [(String, StoredValue)] = []
    var name: String?
    for (key, value) in members {
      if key == "@id" {
        guard case .text(let text) = value.content else {
          note(value.line, "“@id” is \(value.kind), not a text")
          continue
        }
        if named[text] != nil { note(value.line, "two objects have the “@id” “\(text)”") }
        name = text
      } else if let attribute = attributes.first(where: { $0.name == key }) {
        guard let stored = FixtureValue(attribute).stored(value) else {
          note(
            value.line,
            "\(entity.name).\(key) is \(value.kind), not \(FixtureValue(attribute).wanted)")
          return nil
        }
        if let wanted = form?.wanted(stored, for: key, of: entity.name) {
          note(value.line, "\(entity.name).\(key) is \(value.kind), which is no \(wanted)")
          return nil
        }
        values.append((key, stored))
      } else if !relationships.contains(where: { $0.name == key }) {
        let names = (attributes.map(\.name) + relationships.map(\.name)).sorted()
        note(
          value.line,
          "\(entity.name) has no “\(key)”; it has: \(names.joined(separator: ", "))")
      }
    }
    let record = context.insert(entity, owner: nil)
    for (key, value) in form?.defaults(of: entity.name) ?? [:] { record.set(value, for: key) }
    for (key, value) in values { record.set(value, for: key) }
    lines[ObjectIdentifier(record)] = row.line
    if let name { named[name] = record }
    return record
  }

  // MARK: Relationships

  private func relate(_ record: StoreRecord, _ row: LocatedJSON) {
    guard case .object(let members) = row.content else { return }
    for relationship in model.relationships(of: record.entity) {
      guard let value = members.first(where: { $0.key == relationship.name })?.value else {
        continue
      }
      let place = "\(record.entity.name).\(relationship.name)"
      switch value.content {
      case .null: continue
      case .text(let name) where !relationship.isToMany:
        if let other = target(name, relationship, place, value.line) {
          record.setOne(other, for: relationship.name)
        }
      case .list(let items) where relationship.isToMany:
        for item in items {
          guard case .text(let name) = item.content else {
            note(item.line, "\(place) has \(item.kind), not the “@id” of an object")
            continue
          }
          if let other = target(name, relationship, place, item.line) {
            record.add(other, to: relationship.name)
          }
        }
      default:
        note(
          value.line,
          "\(place) is \(value.kind), not "
            + (relationship.isToMany ? "a list of “@id”s" : "the “@id” of an object"))
      }
    }
  }

  private func target(
    _ name: String, _ relationship: DataRelationship, _ place: String, _ line: Int
  ) -> StoreRecord? {
    guard let other = named[name] else {
      note(line, "\(place) leads to “\(name)”, and no object has that “@id”")
      return nil
    }
    guard model.ancestry(of: other.entity).contains(where: { $0.name == relationship.destination })
    else {
      note(
        line,
        "\(place) leads to “\(name)”, a \(other.entity.name) and not a \(relationship.destination)")
      return nil
    }
    return other
  }

  /// An object that lacks what it must have would keep all others from being saved.
  private func dropIncomplete(_ records: [StoreRecord]) {
    for record in records {
      var missing: [String] = []
      for attribute in model.attributes(of: record.entity)
      where !attribute.isOptional && !attribute.isTransient && record.value(attribute.name).isNull {
        missing.append(attribute.name)
      }
      for relationship in model.relationships(of: record.entity)
      where !relationship.isToMany && !relationship.isOptional
        && record.one(relationship.name) == nil
      {
        missing.append(relationship.name)
      }
      guard !missing.isEmpty else { continue }
      note(
        lines[ObjectIdentifier(record)] ?? 1,
        "this \(record.entity.name) has no \(missing.joined(separator: ", no ")), which the model doesn't make optional"
      )
      context.delete(record)
    }
  }

  // MARK: Notes

  private func note(_ line: Int, _ message: String) {
    StoreNotes.add("store-fixture", "\(path):\(line): \(message).")
  }

  func note(_ problem: SaveProblem) {
    switch problem {
    case .invalid(let records):
      for invalid in records {
        note(lines[ObjectIdentifier(invalid.record)] ?? 1, String(invalid.message.dropLast()))
      }
    case .store(let problem): StoreNotes.note(problem)
    case .noStore: break
    }
  }
}
