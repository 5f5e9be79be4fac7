import Foundation
import Planning
import WidgetHost

/// The day of a widget as a live page gets it: which picture is on screen from when on, and the reloads.
struct LiveDay: Encodable {
  struct Shown: Encodable {
    /// Seconds since 1970.
    var from: Double
    /// The index of its picture; nil where drawing failed.
    var picture: Int?
  }

  struct Reload: Encodable {
    /// Seconds since 1970.
    var date: Double
    var isMade: Bool
  }

  /// The name of its pictures' folder in addresses.
  var serial: Int
  /// Seconds since 1970.
  var start: Double
  var end: Double
  var shown: [Shown]
  var reloads: [Reload]
  /// The reason why there is no day; nil where there is one.
  var problem: String?

  init(_ result: SimulationResult, _ request: SimulationRequest, serial: Int) {
    self.serial = serial
    start = request.start.timeIntervalSince1970
    end = request.end.timeIntervalSince1970
    let day = result.record?.widgets.first
    shown = (day?.shown ?? []).map {
      Shown(from: $0.from.timeIntervalSince1970, picture: $0.picture)
    }
    reloads = (day?.reloads ?? []).map {
      Reload(date: $0.date.timeIntervalSince1970, isMade: $0.verdict.reloads)
    }
    let failures = [result.failure].compactMap { $0 } + (day?.failures ?? [])
    problem = failures.isEmpty ? nil : failures.joined(separator: " ")
  }
}

extension SimulationRequest {
  /// The day of the widget of a frame that was asked for: 24 hours from the world's clock on, without events.
  init(dayOf asked: FrameSource.Asked) {
    let batch = asked.batch
    let start = batch.setting.now
    self.init(
      product: batch.product,
      widgets: [PlacedWidget(kind: batch.kind, family: batch.family)], setting: batch.setting,
      style: batch.styles.first ?? FrameStyle(), start: start,
      end: start.addingTimeInterval(86_400), script: SystemScript(), rules: SystemRules(),
      output: batch.output, providerTimeout: batch.providerTimeout,
      frameTimeout: batch.frameTimeout, memoryLimit: batch.memoryLimit, world: batch.world)
  }
}
