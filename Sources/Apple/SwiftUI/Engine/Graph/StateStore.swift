import Foundation
import Observation

/// The `@State` values of a picture, kept between its passes by their place in the tree.
final class StateStore {
  /// The kind of an entry: one place may have a value, a watch over it, and the value that an action was called for.
  enum Kind { case value, watch, action }
  private struct Key: Hashable {
    let path: UInt64
    let place: Int
    let kind: Kind
  }
  private var boxes: [Key: AnyObject] = [:]
  /// A value was set since the last pass began.
  var isDirty = false

  func box<T: AnyObject>(
    _ inputs: _ViewInputs, _ place: Int, kind: Kind = .value, make: () -> T
  ) -> T {
    let key = Key(path: inputs.path, place: place, kind: kind)
    if let box = boxes[key] as? T { return box }
    let box = make()
    boxes[key] = box
    return box
  }
}

extension StateStore {
  /// Runs a pass, and asks for another when an observable object that it has read is changed.
  func observing<Result>(_ pass: () -> Result) -> Result {
    nonisolated(unsafe) weak let store = self
    return withObservationTracking(pass) { store?.isDirty = true }
  }
}
