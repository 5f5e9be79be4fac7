import Foundation
import Intents

/// An event that a worker sends to its parent.
package enum WorkerEvent: Sendable {
  case widgets([WidgetSummary])
  /// A provider is called; until the next event that is what the worker is at.
  case calling(PhaseKind)
  /// A frame is drawn and written; until the next event that is what the worker is at.
  case drawing(id: String, FrameRequest)
  case made(FrameRecord)
  /// A call or a frame that failed, while the worker goes on.
  case failed(FailureRecord)
  case timeline(TimelineRecord)
  case finished
  /// The intents that the widget's code donated until its frames were made.
  case donated([Donations.Record])
  /// A step of a simulation is taken, at this virtual time; until the next event that is what the worker
  /// is at.
  case simulating(SimulationStep, Date)
  case simulated(SimulationRecord)
  /// The controls that can be pressed.
  case controls([FoundControl])
  /// The intent of a control is performed; until the next event that is what the worker is at.
  case performing(String)
  case interaction(InteractionRecord)
  /// A preview is asked what it shows; until the next event that is what the worker is at.
  case previewing(key: String, place: String)
  /// A frame of a preview, which isn't drawn.
  case preview(PreviewSummary)
  /// A frame that can't be made in this setting.
  case skipped(SkippedRecord)
  /// The App Shortcuts; sent before the widgets.
  case shortcuts(ShortcutsSummary)
}
