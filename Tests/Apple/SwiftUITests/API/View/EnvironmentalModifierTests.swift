import DisplayList
import Testing

@testable import SwiftUI

private struct Indented: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Padded(length: environment.colorScheme == .dark ? 20 : 5)
  }
}

private struct Padded: ViewModifier {
  let length: CGFloat
  func body(content: Content) -> some View { content.padding(length) }
}

@MainActor @Suite struct EnvironmentalModifierTests {
  @Test func itIsResolvedInTheEnvironmentOfItsPlace() {
    let view = Color.red.frame(width: 10, height: 10).modifier(Indented())
    #expect(LaidOut(view).size.width == 20)
    #expect(LaidOut(view.environment(\.colorScheme, .dark)).size.width == 50)
  }
}
