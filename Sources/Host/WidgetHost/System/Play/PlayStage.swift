import DisplayList
import Foundation
import WidgetKitCore

/// What a play asks of the widgets' code and of the screen.
@MainActor
protocol PlayStage: AnyObject {
  associatedtype Drawing
  var widgets: [StagedWidget] { get }

  /// What the provider's placeholder looks like; `snapshot` is what the system's gallery shows.
  func placeholder(_ widget: Int, at date: Date) async throws -> StageAnswer<Drawing>
  func snapshot(_ widget: Int, at date: Date) async throws -> StageAnswer<Drawing>
  /// Asks the provider. Its entries are those that ``draw(_:entry:at:)`` knows from then on.
  func timeline(_ widget: Int, at date: Date) async throws -> StageAnswer<StageTimeline>
  /// - Parameter date: when it comes on screen.
  func draw(_ widget: Int, entry: Int, at date: Date) throws -> StageAnswer<Drawing>
  func redrawPlaceholder(_ widget: Int, at date: Date) throws -> StageAnswer<Drawing>
  /// Keeps a picture, since it is shown.
  /// - Returns: its index among the widget's pictures.
  func keep(_ drawing: Drawing, of widget: Int) throws -> Int

  /// Changes the world that the widgets' code finds.
  func apply(_ change: SystemChange, at date: Date) throws
  /// What can be touched.
  func controls(in drawing: Drawing) -> [StagedControl]
  /// Why a widget's controls can't be touched where it stands; nil where they can.
  func refusal(_ widget: Int) -> String?
  /// What is seen of a touch before the intent has been performed and the timeline reloaded.
  func touched(
    _ control: StagedControl, in drawing: Drawing, of widget: Int, entry: Int, at date: Date
  ) throws -> [StageAnswer<Drawing>]
  /// Performs a control's intent. nil where it went well, else why not.
  func touch(_ control: StagedControl, in drawing: Drawing, of widget: Int, at date: Date)
    async throws -> String?
  /// What the provider's `relevance()` says.
  func relevance(_ widget: Int, at date: Date) async throws
  /// What the widgets' code asked of WidgetCenter since the last call: kinds; nil for all.
  func takeReloadCalls() -> [String?]
  /// The kinds whose relevance the widgets' code took back since the last call.
  func takeRelevanceCalls() -> [String]
}

/// A widget as far as a play must know it.
struct StagedWidget {
  var kind: String
  var family: String
  var takesPush = false
  var takesStandBy = false
}

/// A button or toggle on the screen.
struct StagedControl: Hashable, Sendable {
  /// Unique in its picture.
  var name: String
  /// What it says.
  var label: String

  func answers(to words: String) -> Bool { label == words || name == words }
}

struct StageEntry: Hashable, Sendable {
  var date: Date
  var relevance: TimelineEntryRelevance?
}

struct StageTimeline: Sendable {
  /// In the order of their dates; never empty.
  var entries: [StageEntry]
  var policy: TimelineRecord.Policy
  /// What was wrong with it, though it can be shown.
  var problems: [String] = []
}

enum StageAnswer<Value> {
  case made(Value)
  /// One sentence: what went wrong, and how to mend it.
  case failed(String)
}
