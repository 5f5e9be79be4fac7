import DataStore

/// The objects of a fetch by sections.
final class ResultSections {
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    let members: [AnyObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  struct Change {
    let object: AnyObject
    let type: NSFetchedResultsChangeType
    let old: IndexPath?
    let new: IndexPath?
  }

  let objects: [AnyObject]
  let sections: [Section]
  private let paths: [ObjectIdentifier: IndexPath]

  /// - Throws: an error of Cocoa's domain, where objects of one section aren't next to each other.
  init(_ objects: [AnyObject], _ path: String?) throws {
    self.objects = objects
    sections =
      try path.map { try Self.sections(objects, $0) } ?? [Section(name: "", members: objects)]
    var paths: [ObjectIdentifier: IndexPath] = [:]
    for (section, info) in sections.enumerated() {
      for (index, object) in info.members.enumerated() {
        paths[ObjectIdentifier(object)] = IndexPath(indexes: [section, index])
      }
    }
    self.paths = paths
  }

  private static func sections(_ objects: [AnyObject], _ path: String) throws -> [Section] {
    var groups: [(name: String, members: [AnyObject])] = []
    for object in objects {
      let value = (object as? NSManagedObject)?.value(forKeyPath: path)
      let name = value.map { "\($0)" } ?? ""
      if groups.last?.name == name {
        groups[groups.count - 1].members.append(object)
      } else if groups.contains(where: { $0.name == name }) {
        throw CoreDataError.error(
          NSPersistentStoreOperationError,
          "The objects of the section “\(name)” aren't next to each other: sort the fetch by “\(path)” first."
        )
      } else {
        groups.append((name, [object]))
      }
    }
    return groups.map { Section(name: $0.name, members: $0.members) }
  }

  func object(at path: IndexPath) -> AnyObject? {
    guard path.count == 2, sections.indices.contains(path[0]),
      sections[path[0]].members.indices.contains(path[1])
    else { return nil }
    return sections[path[0]].members[path[1]]
  }

  func indexPath(of object: AnyObject) -> IndexPath? { paths[ObjectIdentifier(object)] }

  /// The differences from an earlier fetch: deletions, insertions, then moves and updates.
  func changes(since old: ResultSections, _ updated: Set<NSManagedObject>) -> [Change] {
    var changes: [Change] = []
    for object in old.objects where indexPath(of: object) == nil {
      changes.append(
        Change(object: object, type: .delete, old: old.indexPath(of: object), new: nil))
    }
    for object in objects {
      let (before, after) = (old.indexPath(of: object), indexPath(of: object))
      if before == nil {
        changes.append(Change(object: object, type: .insert, old: nil, new: after))
      } else if (object as? NSManagedObject).map(updated.contains) == true {
        let type: NSFetchedResultsChangeType = before == after ? .update : .move
        changes.append(Change(object: object, type: type, old: before, new: after))
      }
    }
    return changes
  }
}
