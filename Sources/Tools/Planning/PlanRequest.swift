import WidgetHost
import WidgetKitCore

/// The request that a plan is made for: which frames, in which world, within which limits.
package struct PlanRequest: Sendable {
  // nil where everything is wanted.
  package var kinds: [String]?
  package var families: [WidgetFamily]?
  /// The presentations of Live Activities and controls, which have no families.
  package var presentations: [Presentation]?
  package var phases = PhaseKind.standard
  /// Whether previews of widgets and views are drawn; those of Live Activities always are.
  package var drawsPreviews = false
  package var dimensions = Dimensions()
  /// The SDK that apps are built with; nil for that of each product's project, or else today's.
  package var linkedSDK: LinkedSDK?
  package var world = WorldSpec()
  /// Seconds.
  package var providerTimeout = 28.0
  package var frameTimeout = 15.0
  /// Megabytes of one worker process.
  package var memoryLimit = FrameBatch.standardMemoryLimit

  package init() {}

  /// Asks each product which widgets it has, in the world of the first setting.
  ///
  /// - Parameters:
  ///   - output: the files of the frames that are then made; nil where none are.
  ///   - jobs: the number of processes that make them at a time.
  package func describe(
    _ products: [ProductExecutable], forMaking output: OutputSpec? = nil, jobs: Int = 1
  ) throws -> [DescribedProduct] {
    do {
      return try described(products, output, jobs)
    } catch {
      output?.removeEmptyFolders()
      throw error
    }
  }

  private func described(
    _ products: [ProductExecutable], _ output: OutputSpec?, _ jobs: Int
  ) throws -> [DescribedProduct] {
    let setting = dimensions.settings.first ?? Setting(), limit = providerTimeout + 2
    return try Products.describe(
      products, in: setting, within: limit, allowsNone: drawsPreviews
    ) { product in
      output.flatMap { output in
        ReadyProcess(
          product, describing: setting, within: limit,
          thenMaking: FrameBatch(
            product: product.name, kind: "", family: "", setting: setting, styles: [], phases: [],
            output: output, providerTimeout: providerTimeout, frameTimeout: frameTimeout,
            memoryLimit: memoryLimit, world: world),
          copies: jobs)
      }
    }
  }
}
