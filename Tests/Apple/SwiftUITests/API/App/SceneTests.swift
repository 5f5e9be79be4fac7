import Foundation
import SwiftUI
import Testing

/// An app beside the widgets compiles as it is written for Xcode, and nothing of it is run.
@MainActor @Suite struct SceneTests {
  nonisolated(unsafe) static var calls: [String] = []

  struct HarbourApp: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup {
        Text(verbatim: "Harbour")
      }
      .onChange(of: phase) { old, new in
        SceneTests.calls.append("\(old) \(new)")
      }
      .onChange(of: phase) { SceneTests.calls.append("phase") }
      .backgroundTask(.appRefresh("refresh")) { SceneTests.calls.append("refresh") }
      .backgroundTask(.urlSession("downloads")) { SceneTests.calls.append("downloads") }
      .commands {
        SidebarCommands()
        CommandGroup(replacing: .newItem) { Button("New") {} }
        CommandMenu("Piers") {
          Button("Next") {}.keyboardShortcut("n")
        }
      }
      .defaultSize(width: 400, height: 300)
      .environment(\.locale, Locale(identifier: "de_DE"))

      WindowGroup("Pier", id: "pier", for: String.self) { $pier in
        Text(verbatim: pier ?? "")
      }
      .windowResizability(.contentSize)
      .handlesExternalEvents(matching: ["pier"])
    }
  }

  @Test func scenesAreDeclaredAndNothingIsCalled() {
    _ = HarbourApp().body
    #expect(Self.calls.isEmpty)
  }
}
