import SwiftUI

/// The quiet backdrop of widgets on the Lock Screen and on a watch face.
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  public init() {}
  public var body: some View {
    // The line above the clock has none.
    if family != .accessoryInline { ContainerRelativeShape().fill(Color.primary.opacity(0.12)) }
  }
}
