import Audit
import DisplayList
import Failures
import Foundation
import Rendering
import SwiftUI

/// Makes the frames of one batch: request → ``FrameScene`` → ``FrameRenderer`` → ``FrameArtifact`` → sinks.
///
/// Workers, tests, previews and presentations all make their frames here. Each frame is announced before it is drawn,
/// so that the last event names the frame that ended the process.
@MainActor
final class FramePipeline {
  let batch: FrameBatch
  let output: EventOutput
  let renderer = FrameRenderer()
  private let sinks: [any FrameSink]
  /// Writes the later pictures of an entry.
  private let momentWriter: FrameWriter

  /// - Parameter sinks: further sinks, which take each frame after those that the batch requests.
  init(_ batch: FrameBatch, _ output: EventOutput, sinks: [any FrameSink] = []) {
    self.batch = batch
    self.output = output
    // All sinks share one, since it caches the glyphs that it has drawn.
    let rasterizer = Rasterizer()
    var moments = batch.output
    moments.explanation = nil
    moments.formats = [.png, .svg, .html].filter(moments.formats.contains).prefix(1).map(\.self)
    momentWriter = FrameWriter(moments, rasterizer)
    var all: [any FrameSink] = [FrameWriter(batch.output, rasterizer)]
    if let task = batch.output.goldens { all.append(FrameComparer(task, rasterizer)) }
    if batch.audits { all.append(FrameAuditor(renderer)) }
    self.sinks = all + sinks
  }

  /// Makes one frame, unless an earlier process settled it.
  ///
  /// - Parameters:
  ///   - notes: diagnostics from making the view.
  ///   - end: the date until which the entry is on screen; nil for what isn't one.
  ///   - scene: called in the frame's world; nil where there is nothing to draw.
  func make(
    _ request: FrameRequest, notes: [Diagnostic] = [], until end: Date? = nil,
    _ scene: () throws -> FrameScene?
  ) throws {
    let id = batch.id(of: request)
    if batch.settled.contains(id) || batch.only.map({ !$0.contains(id) }) == true { return }
    try output.send(.drawing(id: id, request))
    FrozenWorld.beginDrawing(request.setting, purpose: id)
    defer { FrozenWorld.endDrawing() }
    do {
      let start = ThreadOrder.measuredNanoseconds
      guard var scene = try scene() else { return }
      scene.notes = notes + scene.notes
      scene.options.tracesLayout = batch.output.explanation != nil
      let (record, running) = try make(scene, id, since: start)
      try output.send(.made(record))
      if let running, let end { try makeMoments(of: scene, record, running, until: end) }
    } catch let error as Failure {
      try output.send(.failed(FailureRecord(request, id: id, error.description)))
    }
  }

  private func make(
    _ scene: FrameScene, _ id: String, since start: UInt64
  ) throws -> (FrameRecord, RunningContents?) {
    var artifact = renderer.render(scene)
    artifact.diagnostics += Diagnostic.undecodedImages()
    // Of requests that the view itself made.
    artifact.diagnostics += NetworkGate.takeNotes()
    artifact.diagnostics += AppGroupNotes.take()
    artifact.diagnostics += ThreadOrder.notes + MachineNotes.notes + StubNotes.notes
    let drawn = ThreadOrder.measuredNanoseconds
    artifact.applyLinkRules()
    // The system would show nothing of such a widget, so neither do we.
    if !batch.audits, scene.site != nil,
      let refusal = artifact.diagnostics.first(where: { $0.code == "image-too-large" })
    {
      throw Failure("Drawing \(id): \(refusal.message)")
    }
    var record = FrameRecord(
      id: id, request: scene.request, date: scene.options.displayDate,
      size: artifact.displayList.size, scale: scene.request.scale, files: [:],
      digest: artifact.displayList.digest.description, diagnostics: artifact.diagnostics,
      links: batch.isDescribed ? artifact.links : [],
      texts: batch.isDescribed ? artifact.displayList.texts : [],
      drawTime: Double(drawn - start) / 1e6, writeTime: 0)
    // The digest is of the picture, to which the widget's own link adds nothing.
    artifact.addWidgetURL()
    if batch.live != nil {
      record.entry = scene.entryValue?()?.json
      record.controls = artifact.controls.map {
        FrameRecord.Control(
          name: $0.name, label: $0.label, isOn: $0.isOn, isEnabled: $0.isEnabled, rect: $0.frame)
      }
    }
    for sink in sinks { try sink.take(artifact, &record) }
    record.writeTime = Double(ThreadOrder.measuredNanoseconds - drawn) / 1e6
    return (record, artifact.running)
  }

  /// Makes the later pictures of an entry, without those that are equal to the one before.
  private func makeMoments(
    of scene: FrameScene, _ first: FrameRecord, _ running: RunningContents, until end: Date
  ) throws {
    guard case .timeline(let index) = first.request.phase else { return }
    var digest = first.digest
    let rule = RunningMoments(limit: batch.output.moments)
    for date in rule.dates(of: running, from: first.date, to: end) {
      var record = first
      record.date = date
      record.request.phase = .later(
        index, seconds: Int(clamping: date.timeIntervalSince(first.date).rounded()))
      record.id = batch.id(of: record.request)
      if batch.settled.contains(record.id) { continue }
      try output.send(.drawing(id: record.id, record.request))
      // The world of the entry, whose view this is.
      FrozenWorld.beginDrawing(first.request.setting, purpose: first.id)
      let artifact = renderer.render(scene.shown(at: date))
      record.digest = artifact.displayList.digest.description
      guard record.digest != digest else { continue }
      digest = record.digest
      record.texts = artifact.displayList.texts
      record.files = [:]
      try momentWriter.take(artifact, &record)
      try output.send(.made(record))
    }
  }

  // MARK: Failures

  /// Reports what went wrong before any frame was begun.
  ///
  /// - Parameter template: the request of the frames that aren't made; nil for the batch's.
  func fail(
    _ template: FrameRequest? = nil, phase: String, _ message: String, _ rule: AuditRule? = nil,
    isUsage: Bool? = nil
  ) throws {
    try output.send(
      .failed(
        FailureRecord(
          template ?? batch.template, phase: phase, message, rule: rule, isUsage: isUsage)))
  }
}
