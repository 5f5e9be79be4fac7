import Foundation

/// A gesture whose type is hidden.
public nonisolated struct AnyGesture<Value>: _SystemGesture {
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}
