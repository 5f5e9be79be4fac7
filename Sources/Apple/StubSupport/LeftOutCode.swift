import DeviceWorld
import SwiftUI

// Code that the compiler refuses, since it needs more of a missing module than a stub has, is left out. What is compiled
// in its place calls these functions, so that each frame that comes by names it.

/// The view in place of one whose code is left out; it draws nothing.
public struct _LeftOutView: View {
  public var body: some View { EmptyView() }
}

/// Notes that the code of a place is left out.
///
/// - Parameter place: as `Store.load(id:) (Store.swift:12)`.
/// - Returns: a view, where views are made.
@discardableResult
public nonisolated func _leftOut(_ place: String) -> _LeftOutView {
  note(place)
  return _LeftOutView()
}

/// The same in place of a widget's configuration: the one without a widget.
@_disfavoredOverload
public nonisolated func _leftOut(_ place: String) -> EmptyWidgetConfiguration {
  note(place)
  return EmptyWidgetConfiguration()
}

/// The same in place of a control's configuration.
@_disfavoredOverload
public nonisolated func _leftOut(_ place: String) -> EmptyControlWidgetConfiguration {
  note(place)
  return EmptyControlWidgetConfiguration()
}

/// The same in place of a value: an empty one. The frame fails, and names the place, where its type has none: a value
/// must be returned, and the worker that ends costs this frame alone.
@_disfavoredOverload @discardableResult
public nonisolated func _leftOut<Value>(_ place: String) -> Value {
  note(place)
  if let value: Value = emptyValue() { return value }
  fatalError("\(place) isn't compiled, as it needs what isn't there; its value can't be made.")
}

/// The same in place of an initialiser's body, after which there would be no value: the frame fails.
public nonisolated func _leftOutInitializer(_ place: String) -> Never {
  note(place)
  fatalError("\(place) isn't compiled, as it needs what isn't there; its value can't be made.")
}

/// The same in place of code that may fail: the error that it throws.
public nonisolated func _leftOutError(_ place: String) -> some Error {
  note(place)
  return LeftOutError(place: place)
}

private nonisolated func note(_ place: String) {
  DeviceAnswers.note(DeviceUse(question: place, key: "", answer: .leftOut))
}

/// The error of code that is left out.
struct LeftOutError: Error, CustomStringConvertible {
  let place: String
  var description: String { "\(place) isn't compiled, as it needs what isn't there." }
}
