import WidgetHost
import WidgetKitCore

/// What a plan is made for: which frames, in which world, within which limits.
package struct PlanRequest: Sendable {
  // nil where everything is wanted.
  package var kinds: [String]?
  package var families: [WidgetFamily]?
  /// Of Live Activities and controls, which have no families.
  package var presentations: [Presentation]?
  package var phases = PhaseKind.standard
  /// Previews of widgets and views are asked for by name; those of Live Activities come by themselves.
  package var drawsPreviews = false
  package var dimensions = Dimensions()
  package var world = WorldSpec()
  /// Seconds.
  package var providerTimeout = 28.0
  package var frameTimeout = 15.0
  /// Megabytes of one worker process.
  package var memoryLimit = FrameBatch.standardMemoryLimit

  package init() {}

  /// Asks each product which widgets it has, in the world of the first setting.
  package func describe(_ products: [ProductExecutable]) throws -> [DescribedProduct] {
    try Products.describe(
      products, in: dimensions.settings.first ?? Setting(), within: providerTimeout + 2)
  }
}
