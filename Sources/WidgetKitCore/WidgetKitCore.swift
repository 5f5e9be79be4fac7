// WidgetKitCore
