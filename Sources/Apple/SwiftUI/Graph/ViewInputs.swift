import DisplayList
import Foundation
import Typesetting

/// What a view is resolved with: its environment, its place among the others, and what all the views
/// of one picture share.
public struct _ViewInputs {
  public var environment: EnvironmentValues
  let context: ResolveContext
  /// Names the place in the tree, so that `@State` keeps its value between passes.
  private(set) var path: UInt64 = 0xCBF2_9CE4_8422_2325

  init(environment: EnvironmentValues, context: ResolveContext) {
    self.environment = environment
    self.environment.fields.notes = context.notes
    self.context = context
  }

  /// The leading edge is at the right.
  var isMirrored: Bool { environment.fields.layoutDirection == .rightToLeft }

  mutating func descend(into index: Int) {
    path = (path ^ UInt64(bitPattern: Int64(index))) &* 0x0000_0100_0000_01B3
    path ^= path >> 29
  }

  mutating func descend(into type: Any.Type) {
    descend(into: Int(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)))
  }

  /// The nodes of a view, each wrapped into one if there isn't exactly one: several stand in
  /// a `ZStack`, as the content of a `background` does.
  @MainActor
  func single<V: View>(_ view: V, alignment: Alignment = .center) -> _Node {
    var list = _NodeList()
    V._resolve(view, self, into: &list)
    if list.nodes.count == 1 { return list.nodes[0] }
    return ZStackNode(
      list.nodes, alignment: alignment, isMirrored: isMirrored, isContainer: false)
  }

  @MainActor
  func nodes<V: View>(_ view: V) -> [_Node] {
    var list = _NodeList()
    V._resolve(view, self, into: &list)
    return list.nodes
  }
}

/// The nodes that a view came to.
public struct _NodeList {
  var nodes: [_Node] = []
}

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

/// What a picture's maker should hear of. It stands apart from the context, so that the environment can
/// carry it to the styles, which are resolved only when they are drawn.
final class Notes {
  private(set) var all: [Diagnostic] = []

  /// Each once.
  func add(_ code: String, _ message: String, view: String? = nil) {
    let diagnostic = Diagnostic(code: code, message: message, view: view)
    if !all.contains(diagnostic) { all.append(diagnostic) }
  }

  func clear() { all = [] }
}
