import Foundation

/// What became of a view because of something else.
struct Consequence {
  var kind: Change.Kind
  var old: Int
  var new: Int
  /// Points that it moved, or grew.
  var shift: Shift
  /// Of lines: the sentence without its reason.
  var sentence: String?
  /// Of a text that has less room.
  var room: String?
  /// Index of the cause; nil where none was found.
  var cause: Int?
}
