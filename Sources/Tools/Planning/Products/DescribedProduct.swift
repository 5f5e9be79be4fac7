import WidgetHost

/// An executable with widgets, and its process's description of them.
package struct DescribedProduct: Sendable {
  package let executable: ProductExecutable
  package let widgets: [WidgetSummary]
  package var shortcuts = ShortcutsSummary()
}
