import Foundation
import SwiftUI

extension View {
  /// - Support: at rest
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    resting("quickLookPreview", .presentation)
  }

  /// - Support: at rest
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { resting("quickLookPreview", .presentation) }
}
