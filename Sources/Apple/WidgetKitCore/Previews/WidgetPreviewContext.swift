import SwiftUI

/// Shows a view as a widget of a family in Xcode's canvas.
public struct WidgetPreviewContext: PreviewContext {
  package let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
