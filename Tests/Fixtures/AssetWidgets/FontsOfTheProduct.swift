import SwiftUI

/// Fonts that the product brings and its Info.plist names; each letter is as wide as its size.
struct FontsOfTheProduct: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: "AB").font(.custom("VitrineBlocks-Regular", size: 20))
      Text(verbatim: "ABC").font(.custom("Vitrine Blocks", size: 10))
      Text(verbatim: "ABC").font(.custom("VitrineBlocks-Bold", fixedSize: 12))
      Text(verbatim: "AB").font(.custom("VitrineBlocks-Regular", size: 16, relativeTo: .title))
    }
  }
}
