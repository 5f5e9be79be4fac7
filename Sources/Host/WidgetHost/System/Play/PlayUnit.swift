import Foundation

/// A play of one product's widgets on one device: done by one process, since on a device too they
/// share one, with its app group.
package struct PlayUnit: Codable, Sendable {
  package var product: String
  package var widgets: [Placed]
  package var setting: Setting
  package var look: Look
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
  /// Steps that an earlier process died of, and how.
  package var dead: [PlayStep: String] = [:]

  /// A widget as it stands on the screen.
  package struct Placed: Codable, Hashable, Sendable {
    package var kind: String
    package var family: String
    package init(kind: String, family: String) {
      self.kind = kind
      self.family = family
    }
  }

  package init(
    product: String, widgets: [Placed], setting: Setting, look: Look, start: Date, end: Date,
    script: SystemScript, rules: SystemRules, output: OutputSpec, providerTimeout: Double,
    frameTimeout: Double, memoryLimit: Int = FrameUnit.standardMemoryLimit, world: WorldSpec
  ) {
    self.product = product
    self.widgets = widgets
    self.setting = setting
    self.look = look
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

  /// What one widget's frames are asked for with.
  func unit(for widget: Placed) -> FrameUnit {
    FrameUnit(
      product: product, kind: widget.kind, family: widget.family, setting: setting, looks: [look],
      phases: PhaseKind.standard, output: output, providerTimeout: providerTimeout,
      frameTimeout: frameTimeout, world: world)
  }

  /// Where one widget's pictures lie, relative to the output folder, and its strip with `.png`:
  /// `timeline/CarControl/systemSmall~dark`.
  func folder(of widget: Placed) -> String {
    let request = FrameRequest(
      product: product, kind: widget.kind, family: widget.family, phase: .placeholder,
      setting: setting, look: look)
    let folders = output.includesProduct ? [product, widget.kind] : [widget.kind]
    let family =
      PathPart.encode(widget.family)
      + request.variant.map { "~" + PathPart.encode($0.part) }.joined()
    return (["timeline"] + folders.map(PathPart.encode) + [family]).joined(separator: "/")
  }
}

/// One call into the widgets' code; the same in every process that plays the same unit.
package struct PlayStep: Hashable, Codable, Sendable {
  package enum Act: String, Codable, Sendable {
    case placeholder, snapshot, timeline, relevance, drawing, intent, pushHandler
  }
  /// Of ``PlayUnit/widgets``.
  package var widget: Int
  package var act: Act
  /// How often the widget was asked for this before.
  package var number: Int
}
