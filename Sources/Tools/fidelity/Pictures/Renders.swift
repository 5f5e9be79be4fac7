import SwiftUI
import SystemDesigns

/// Single views from the tests of small snapshot libraries: gabriel/swiftui-snapshot-testing
/// @b9786ee, pointfreeco/swift-snapshot-testing @6bb6c9a, paulz/SwiftUI-snapshot-testing @cceaa77.
@MainActor
enum Renders {
  static let pictures: [ReferencePicture] = [
    ReferencePicture("gb-testsomelongview-ios") {
      VStack {
        ForEach(0..<100) { Text("Item \($0)") }
      }
      .frame(width: 300, height: 2000)
    },
    ReferencePicture("gb-testtextrender1-ios") {
      Text("Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard")
        .font(.largeTitle)
        .foregroundColor(.blue)
        .background(.red)
        .frame(width: 390, height: 844)
    },
    ReferencePicture("gb-testtextviewrender-macos", .fitting, Traits(design: .macOS26)) {
      Text("Hello, world!").frame(width: 300, height: 200)
    },
    // Of May 2020; the Makefile beside it asks for iOS 13.3.
    ReferencePicture("pf-checked-size-that-fits", .fitting, Traits(design: .iOS13)) {
      CheckedBadge().background(Color.yellow)
    },
    ReferencePicture("pz-example", .fitting, Traits(design: .iOS18)) {
      Text("SwiftUI").foregroundColor(.red)
    },
    ReferencePicture("pz-simpleview", .fitting, Traits(design: .iOS18)) {
      Text("Simple Text").foregroundColor(.yellow).background(Color.indigo).padding()
    },
  ]
}

private struct CheckedBadge: View {
  var body: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked").fixedSize()
    }
    .padding(5)
    .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
    .padding(10)
  }
}
