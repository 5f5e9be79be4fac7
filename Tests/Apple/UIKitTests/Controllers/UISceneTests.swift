import Foundation
import Testing
import UIKit

@MainActor @Suite struct UISceneTests {
  /// A delegate of a scene as apps write it.
  private final class Delegate: NSObject, UIWindowSceneDelegate {
    var opened: [String] = []
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      opened = connectionOptions.urlContexts.map(\.url.absoluteString)
    }
  }

  @Test func aShortcutKeepsWhatItIsGiven() {
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New Trip")
    #expect(item.type == "new" && item.localizedTitle == "New Trip")
    var isDone: Bool?
    let answer = { (done: Bool) in isDone = done }
    let delegate: any UIWindowSceneDelegate = Delegate()
    delegate.windowScene(UIWindowScene(), performActionFor: item, completionHandler: answer)
    #expect(isDone == false)
    #expect(delegate.window == nil)
  }

  @Test func aConfigurationKeepsItsDelegate() {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    configuration.delegateClass = Delegate.self
    #expect(configuration.name == "Main")
    #expect(configuration.role.rawValue == "UIWindowSceneSessionRoleApplication")
    #expect(configuration.delegateClass == Delegate.self)
  }

  @Test func aFontPickerHasChosenNone() {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    #expect(picker.configuration.includeFaces && picker.selectedFontDescriptor == nil)
  }
}
