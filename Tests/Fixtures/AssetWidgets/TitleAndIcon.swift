import SwiftUI

/// The head of article 001's list, as it stands there.
// swift-format-ignore: as in the article
struct TitleAndIcon: View {
  var body: some View {
    // HStack包装标题和副标题
    HStack {
      Spacer().frame(width: 10)
      Text("标题")
      Image("icon")
        .frame(width: 20, height: 20)
        .clipped()
      Spacer()
      Text("副标题")
      Spacer().frame(width: 10)
    }
  }
}
