import DisplayList
import Foundation
import Typesetting

/// The state shared by all the views of one picture.
final class ResolveContext {
  let typesetter: Typesetter
  let state = StateStore()
  /// The date that texts with a date style count from, such as the entry's.
  let displayDate: Date
  /// The place of the control that was pressed; nil for a picture without an interaction.
  let touched: UInt64?
  let recorder = DiagnosticRecorder()
  let stackDepth = StackDepth()
  var diagnostics: [Diagnostic] { recorder.all }
  /// The URLs of `widgetURL(_:)` in the order of the tree; the last counts.
  var widgetURLs: [URL] = []
  /// Set as views are made; those in a `GeometryReader` are made when it is placed.
  var containerBackground: _Node?
  /// The label that a watch face shows around the content; nil for none.
  var accessoryLabel: _Node?
  var curvesContent = false
  /// Each container background with the view that it is on.
  var containerBackgrounds: [(owner: ObjectIdentifier, background: _Node)] = []
  /// Whether any listener waits for preferences; else the tree isn't searched for them.
  var hasPreferenceListeners = false
  /// The named coordinate spaces of the views around the one being placed, in the picture's coordinates.
  var coordinateSpaces: [AnyHashable: CGRect] = [:]
  /// The safe areas of the views around the one that is placed.
  var safeAreas: [SafeArea] = []
  /// The parts of the picture that change by themselves.
  private(set) var running: [RunningContent] = []

  init(typesetter: Typesetter, displayDate: Date, touched: UInt64? = nil) {
    self.typesetter = typesetter
    self.displayDate = displayDate
    self.touched = touched
  }

  /// Adds a diagnostic, once a picture.
  func diagnose(_ code: String, _ message: String, view: String? = nil) {
    recorder.add(code, message, view: view)
  }

  /// Whether a modifier that leaves the picture as it is meets the picture for the first time.
  func isFirstRest(of name: String) -> Bool { recorder.isFirstRest(of: name) }

  /// Notes a part of the picture that changes by itself.
  func run(turns: [Date], _ words: @escaping (Date) -> String) {
    running.append(RunningContent(words: words, turns: turns))
  }

  /// Clears what each pass collects.
  func startPass() {
    recorder.clear()
    running = []
    widgetURLs = []
    containerBackground = nil
    accessoryLabel = nil
    curvesContent = false
    containerBackgrounds = []
  }
}
