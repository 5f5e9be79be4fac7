import SwiftUI
import UIKit

/// Assets by the symbols that the plug-in makes.
struct SymbolsOfAssets: View {
  var body: some View {
    VStack(spacing: 2) {
      Image(.icon)
      Image(.Tab.home)
      Image(uiImage: .icon)
      Image(uiImage: UIImage(resource: .icon))
      Rectangle().fill(.accent)
      Rectangle().foregroundStyle(Color.Tab.selected)
      Rectangle().foregroundStyle(.widgetBackground)
      Color(.widgetBackground)
      Color(uiColor: UIColor(resource: .widgetBackground))
    }
  }
}
