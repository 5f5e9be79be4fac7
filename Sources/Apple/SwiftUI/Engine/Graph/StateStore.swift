import Foundation
import Observation

/// Keeps `@State` values by place between the passes over one picture.
final class StateStore {
  /// One place may keep a value and a watch over it.
  enum Kind { case value, watch }
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
  /// Asks for a pass more when an observable object that the pass has read is changed.
  func observing<Result>(_ pass: () -> Result) -> Result {
    nonisolated(unsafe) weak let store = self
    return withObservationTracking(pass) { store?.isDirty = true }
  }
}
