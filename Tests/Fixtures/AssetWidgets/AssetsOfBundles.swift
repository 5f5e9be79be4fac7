import AssetKit
import SwiftUI
import UIKit

/// Assets and texts of the app and of the library that it uses, each from its bundle.
struct AssetsOfBundles: View {
  var body: some View {
    VStack(spacing: 2) {
      Image("badge", bundle: AssetKit.bundle)
      Image(uiImage: UIImage(named: "badge", in: AssetKit.bundle, with: nil) ?? UIImage())
      Color("Sea", bundle: AssetKit.bundle)
      Color(uiColor: UIColor(named: "Sea", in: AssetKit.bundle, compatibleWith: nil) ?? .clear)
      Image("icon", bundle: .main)
      Text("harbour")
      Text("harbour", tableName: nil, bundle: AssetKit.bundle)
      Text("harbour", bundle: Bundle(for: AssetKit.self))
      Text(verbatim: String(localized: "harbour", bundle: AssetKit.bundle))
    }
    .font(.system(size: 8))
  }
}

/// Assets that are asked for in the wrong bundle.
struct AssetsElsewhere: View {
  var body: some View {
    VStack {
      Image("badge")
      Color("Sea")
      Image("icon", bundle: AssetKit.bundle)
      Text(verbatim: UIImage(named: "badge") == nil ? "no image" : "an image")
      Text(verbatim: UIColor(named: "Sea") == nil ? "no color" : "a color")
    }
  }
}
