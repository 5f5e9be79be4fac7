import SwiftUI

/// Texts from the test suite of adammcarter/swift-snapshot-testing-macros @b176096: one line each in
/// the body font, with padding and background set around the hosting view.
@MainActor
enum SnapshotMacros {
  static let pictures: [ReferencePicture] = ideal + fixed

  /// The pictures of texts at their ideal size.
  private static let ideal: [ReferencePicture] = [
    line("background-clear-light", "clear()"),
    line("background-defaultbackground-light", "defaultBackground() (clear)"),
    onGray("background-explicitbackground-dark", "explicitBackground() (gray)"),
    onGray("background-explicitbackground-light", "explicitBackground() (gray)"),
    onGray(
      "background-explicitbackgroundoverridden-light", "explicitBackgroundOverridden() (gray)"),
    line("background-multipletest-light", "multipleTest() (purple)", ground: .purple),
    line(
      "combinedbackgroundwithpadding-paddingandbackground-light", "paddingAndBackground()",
      insets: even, ground: .red),
    line("manytests-testtwo-light", "Test two of many in a suite"),
    line("padding-testpaddingdefaultparens-light", ".padding()", insets: even),
    line(
      "padding-testpaddingedgeinsets-light",
      ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))",
      insets: EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)),
    line(
      "padding-testpaddinghorizontal-light", ".padding(.horizontal, 15)",
      insets: EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)),
    line("parameters-emptyparameters-light", "@SnapshotSuite()"),
    line("st-padding-testdoublepadding-light", ".padding, .padding", insets: even),
    line("theme-dark-dark", ".theme(.dark)"),
  ]

  /// The pictures of views in the middle of a host of a given size.
  private static let fixed: [ReferencePicture] = [
    host(
      "size-testpluraldevicesheightbutminimumwidth-ipad-light",
      ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)", 530.5, 834),
    host(
      "size-testpluraldeviceswidthandheight-ipad-light",
      ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)", 1194, 834),
    host(
      "size-testpluraldeviceswidthandheight-light",
      ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)", 375, 812),
    host(
      "size-testsingulardevicewidthandheight-light",
      ".sizes(devices: .iPhoneX, fitting: .widthAndHeight)", 375, 812),
    host(
      "size-testsize320x480-dark", ".sizes(width: 320, height: 480)", 320, 480),
    host("size-testsize320x480-light", ".sizes(width: 320, height: 480)", 320, 480),
    host(
      "size-testwidthheight320x480-light",
      ".sizes(SizesSnapshotTrait.Size(width: 320, height: 480))", 320, 480),
  ]

  private static let even = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

  private static func line(
    _ id: String, _ text: String, insets: EdgeInsets = EdgeInsets(), ground: Color = .clear
  ) -> ReferencePicture {
    ReferencePicture("txt-" + id) {
      Text(verbatim: text).padding(insets).background(ground)
    }
  }

  private static func onGray(_ id: String, _ text: String) -> ReferencePicture {
    ReferencePicture("txt-" + id) {
      Text(verbatim: text).foregroundStyle(.primary).background(.gray)
    }
  }

  private static func host(
    _ id: String, _ text: String, _ width: CGFloat, _ height: CGFloat
  ) -> ReferencePicture {
    ReferencePicture("txt-" + id, .fixed(width, height)) { Text(verbatim: text) }
  }
}
