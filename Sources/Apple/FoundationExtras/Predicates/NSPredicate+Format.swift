import DataStore
import Foundation

extension NSPredicate {
  /// A predicate with a format, such as `"date >= %@ AND isDone == NO"`.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, list: arguments)
  }

  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(format: format, list: argumentArray ?? [])
  }

  public convenience init(format: String, arguments: [any CVarArg]) {
    self.init(format: format, list: arguments)
  }

  private convenience init(format: String, list: [Any]) {
    do {
      self.init(try PredicateParser.parse(format, list))
    } catch {
      let reason = (error as? PredicateParser.Fault)?.message ?? "\(error)"
      StoreNotes.add(
        "predicate-unreadable",
        "The format of NSPredicate “\(format)” can't be read: \(reason). On a device the app ends there; here the "
          + "predicate holds for nothing.")
      self.init(.constant(false))
    }
  }

  convenience init(_ predicate: StorePredicate) {
    self.init(block: { object, _ in
      if let probe = object as? PredicateProbe {
        probe.predicate = predicate
        return true
      }
      return KeyValuePredicate(predicate).holds(object)
    })
  }

  /// The predicate in the form that a store can run; nil for one that is a closure.
  package var storePredicate: StorePredicate? {
    if let compound = self as? NSCompoundPredicate {
      let parts = compound.subpredicates.map(\.storePredicate)
      guard !parts.contains(nil) else { return nil }
      switch compound.compoundPredicateType {
      case .and: return .all(parts.compactMap { $0 })
      case .or: return .any(parts.compactMap { $0 })
      case .not: return parts.first.flatMap { $0 }.map { .not($0) } ?? .constant(true)
      @unknown default: return nil
      }
    }
    let probe = PredicateProbe()
    _ = evaluate(with: probe)
    return probe.predicate
  }
}

/// An object that a predicate stores its condition in when evaluated with it: Foundation's predicate is only a closure.
final class PredicateProbe {
  var predicate: StorePredicate?
}
