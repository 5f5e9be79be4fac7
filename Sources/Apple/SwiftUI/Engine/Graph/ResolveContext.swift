import DisplayList
import Foundation
import Typesetting

/// Shared by every view of one picture.
final class ResolveContext {
  let typesetter: Typesetter
  let state = StateStore()
  /// The date that a text with a date style speaks of, such as the entry's.
  let displayDate: Date
  /// The place of the control that was touched; nil for a picture at rest.
  let touched: UInt64?
  let notes = Notes()
  let stackRoom = StackRoom()
  var diagnostics: [Diagnostic] { notes.all }
  /// In the order met; the last counts.
  var widgetURLs: [URL] = []
  var containerBackground: _Node?
  /// What a watch face writes around the content; nil for nothing.
  var accessoryLabel: _Node?
  var curvesContent = false
  /// Each container background with the view that it is on.
  var containerBackgrounds: [(owner: ObjectIdentifier, background: _Node)] = []
  /// Somebody waits to hear of preferences; else nobody need look for them.
  var hasPreferenceListeners = false
  /// Of the views around the one being placed.
  var coordinateSpaces: [AnyHashable: CGRect] = [:]
  var safeAreas: [SafeArea] = []

  init(typesetter: Typesetter, displayDate: Date, touched: UInt64? = nil) {
    self.typesetter = typesetter
    self.displayDate = displayDate
    self.touched = touched
  }

  /// Notes something once a picture.
  func note(_ code: String, _ message: String, view: String? = nil) {
    notes.add(code, message, view: view)
  }

  /// What a new pass finds anew.
  func startPass() {
    notes.clear()
    widgetURLs = []
    containerBackground = nil
    accessoryLabel = nil
    curvesContent = false
    containerBackgrounds = []
  }
}
