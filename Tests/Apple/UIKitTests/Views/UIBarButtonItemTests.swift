import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIBarButtonItemTests {
  /// A service as an app writes it.
  private final class Open: UIActivity {
    override var activityTitle: String? { "Open" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }
  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String?] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text)
    }
  }

  @Test func aToolbarKeepsItsItems() {
    let bar = UIToolbar()
    bar.setItems(
      [
        .flexibleSpace(), UIBarButtonItem(title: "Go", style: .done, target: nil, action: nil),
        .fixedSpace(8),
      ], animated: false)
    #expect(bar.items?.map(\.title) == [nil, "Go", nil])
    #expect(bar.items?.map(\.width) == [0, 0, 8])
  }

  // Apple's documentation of canPerform(withActivityItems:): "The default implementation of this method returns false."
  @Test func anActivityPerformsOnlyWhereItSaysSo() {
    #expect(UIActivity().canPerform(withActivityItems: ["text"]) == false)
    #expect(Open().canPerform(withActivityItems: ["text"]))
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [Open()])
    sheet.excludedActivityTypes = [.airDrop]
    #expect(sheet.excludedActivityTypes?.map(\.rawValue) == ["com.apple.UIKit.activity.AirDrop"])
  }

  @Test func aSearchControllerHoldsItsUpdaterWeakly() {
    let controller = UISearchController(searchResultsController: nil)
    let updater = Updater()
    controller.searchResultsUpdater = updater
    controller.searchBar.text = "Kai Tak"
    controller.searchResultsUpdater?.updateSearchResults(for: controller)
    #expect(updater.texts == ["Kai Tak"])
  }
}
