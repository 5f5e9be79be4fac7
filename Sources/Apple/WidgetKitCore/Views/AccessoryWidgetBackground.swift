import SwiftUI

/// The quiet backdrop of widgets on the Lock Screen and on a watch face.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View {
    ContainerRelativeShape().fill(Color.primary.opacity(0.12))
  }
}
