import Foundation

/// Everything that decides a simulated day of one product's widgets on one device. One process simulates
/// them all, since on a device they share one process and its app groups too.
package struct SimulationRequest: Codable, Sendable {
  package var product: String
  package var widgets: [PlacedWidget]
  package var setting: Setting
  package var style: FrameStyle
  package var start: Date
  package var end: Date
  package var script: SystemScript
  package var rules: SystemRules
  package var output: OutputSpec
  /// Seconds that a provider may take.
  package var providerTimeout: Double
  /// Seconds that one frame may take to be drawn and written.
  package var frameTimeout: Double
  /// Megabytes that the process may hold.
  package var memoryLimit: Int
  package var world: WorldSpec
  /// Steps that ended an earlier process, each with the cause.
  package var failedSteps: [SimulationStep: String] = [:]

  package init(
    product: String, widgets: [PlacedWidget], setting: Setting, style: FrameStyle, start: Date,
    end: Date,
    script: SystemScript, rules: SystemRules, output: OutputSpec, providerTimeout: Double,
    frameTimeout: Double, memoryLimit: Int = FrameBatch.standardMemoryLimit, world: WorldSpec
  ) {
    self.product = product
    self.widgets = widgets
    self.setting = setting
    self.style = style
    self.start = start
    self.end = end
    self.script = script
    self.rules = rules
    self.output = output
    self.providerTimeout = providerTimeout
    self.frameTimeout = frameTimeout
    self.memoryLimit = memoryLimit
    self.world = world
  }

  /// The request of one widget's frame at the start.
  func request(for widget: PlacedWidget, _ phase: Phase) -> FrameRequest {
    FrameRequest(
      product: product, kind: widget.kind, family: widget.family, phase: phase, setting: setting,
      style: style, world: world)
  }

  /// The path of one widget's pictures, relative to the output folder, and of its film strip with `.png`:
  /// `timeline/CarControl/systemSmall~dark`.
  func folder(of widget: PlacedWidget) -> String {
    let folders = output.includesProduct ? [product, widget.kind] : [widget.kind]
    return (["timeline"] + folders + [widget.family]).map(PathPart.encode).joined(separator: "/")
      + request(for: widget, .placeholder).variantSuffix
  }
}
