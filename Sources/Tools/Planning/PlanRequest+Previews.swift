import WidgetHost

extension PlanRequest {
  /// Asks each product for the frames of its previews, none of which is drawn. A preview that ends its process is
  /// among the problems.
  package func previews(of products: [DescribedProduct], jobs: Int) -> [ListedPreviews] {
    let batches = products.map { product in
      var batch = FrameBatch(
        product: product.executable.name, kind: "", family: "",
        setting: dimensions.settings.first ?? Setting(),
        styles: [FrameStyle()], phases: [.preview],
        output: OutputSpec(folder: "", formats: [], includesProduct: false),
        providerTimeout: providerTimeout, frameTimeout: frameTimeout, memoryLimit: memoryLimit,
        world: world)
      batch.listsPreviews = true
      return (product.executable, batch)
    }
    return WorkerPool(jobs: jobs).render(batches).map {
      ListedPreviews(frames: $0.previews, problems: $0.failures.map(\.message))
    }
  }
}
