import Planning
import WidgetHost

/// The result of `list`.
struct ListResult: Encodable {
  struct Product: Encodable {
    var name: String
    var widgets: [WidgetSummary]
    var shortcuts: ShortcutsSummary
    var previews: ListedPreviews?
    /// The target of an Xcode project that it was built of; nil for a package's.
    var target: XcodeText.Target?
  }

  var products: [Product]

  init(
    _ products: [DescribedProduct], _ previews: [ListedPreviews] = [],
    targets: [String: XcodeText.Target] = [:]
  ) {
    self.products = products.enumerated().map { index, product in
      Product(
        name: product.executable.name, widgets: product.widgets, shortcuts: product.shortcuts,
        previews: previews.indices.contains(index) ? previews[index] : nil,
        target: targets[product.executable.name])
    }
  }
}
