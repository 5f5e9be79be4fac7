import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// A style that makes its control of the configuration adds to the style around it, and isn't applied to itself:
/// Apple's documentation of `Button.init(_:)` for a `PrimitiveButtonStyleConfiguration`, and of the like.
@MainActor @Suite struct OuterStyleTests {
  private struct WideButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).frame(width: 80)
    }
  }
  private struct HighButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(height: 30)
    }
  }
  private struct WideToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).frame(width: 80)
    }
  }
  private struct HighToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(height: 30)
    }
  }
  private struct WideLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).frame(width: 80)
    }
  }
  private struct HighLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.title.frame(height: 30)
    }
  }
  private struct WideProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).frame(width: 80)
    }
  }
  private struct HighProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(height: 30)
    }
  }

  private func isBoth<V: View>(_ view: V) -> Bool {
    let laid = LaidOut(view)
    return laid.size == CGSize(width: 80, height: 30)
      && !laid.list.diagnostics.contains { $0.code == "too-deep" }
  }

  @Test func theStyleAroundIsKept() {
    let title = Color.blue.frame(width: 10, height: 10)
    #expect(
      isBoth(Button(action: {}) { title }.buttonStyle(WideButton()).buttonStyle(HighButton())))
    #expect(
      isBoth(
        Toggle(isOn: .constant(true)) { title }.toggleStyle(WideToggle())
          .toggleStyle(HighToggle())))
    #expect(
      isBoth(
        Label {
          title
        } icon: {
          title
        }.labelStyle(WideLabel()).labelStyle(HighLabel())))
    #expect(
      isBoth(
        ProgressView(value: 0.5).progressViewStyle(WideProgress())
          .progressViewStyle(HighProgress())))
  }

  @Test func withoutOneItIsTheDefault() {
    let title = Color.blue.frame(width: 10, height: 10)
    #expect(LaidOut(Button(action: {}) { title }.buttonStyle(WideButton())).size.width == 80)
  }
}
