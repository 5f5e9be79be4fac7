import SwiftUI
import Testing
import VitrineTesting

@testable import Steps

@Suite struct StepsTests {
  @Test func widget() async { await assertSnapshot(of: Steps(), families: [.systemSmall]) }
}
