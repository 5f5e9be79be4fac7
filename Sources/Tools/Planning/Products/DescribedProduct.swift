import WidgetHost

/// An executable with widgets, and its process's description of them.
package struct DescribedProduct: Sendable {
  package let executable: ProductExecutable
  package let widgets: [WidgetSummary]
  package var shortcuts = ShortcutsSummary()
  /// The process whose copy described it, for those that make its frames; nil where there is none.
  package var ready: ReadyProcess?

  /// The same once its frames are made: the process ends where nothing else holds it.
  package var withoutProcess: DescribedProduct {
    var product = self
    product.ready = nil
    return product
  }
}
