import Intents

/// The frames and failures of one batch.
package struct BatchResult: Sendable {
  package var frames: FrameList
  package var failures: [FailureRecord] = []
  package var timeline: TimelineRecord?
  /// The text that the widget's code printed.
  package var output = ""
  package var donations: [Donations.Record] = []
  /// The outcome of pressing each control.
  package var interactions: [InteractionRecord] = []
  /// The frames that can't be made in the batch's setting, none of which was asked for by name.
  package var skipped: [SkippedRecord] = []
  /// The frames of previews; of a batch that lists them.
  package var previews: [PreviewSummary] = []
  /// The controls that can be pressed; of a batch that looks for them.
  var controls: [FoundControl] = []

  /// - Parameter batch: the batch that it is the result of, by which its frames are kept in few bytes; nil where it isn't known:
  ///   they are then kept as they are.
  package init(of batch: FrameBatch? = nil) { frames = FrameList(of: batch) }
}
