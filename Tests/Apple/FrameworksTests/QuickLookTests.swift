import Foundation
import QuickLook
import SwiftUI
import Testing
import UIKit

extension FrameworkTests {
  @MainActor private final class Files: QLPreviewControllerDataSource {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { NSURL(fileURLWithPath: "/a.pdf") }
  }

  @MainActor @Test func aPreviewAsksForItsFileAndShowsNothing() {
    let controller = QLPreviewController()
    #expect(controller.currentPreviewItem == nil)
    let files = Files()
    controller.dataSource = files
    #expect(controller.currentPreviewItem?.previewItemURL?.path == "/a.pdf")
    controller.currentPreviewItemIndex = 1
    #expect(controller.currentPreviewItem == nil)
    #expect(!QLPreviewController.canPreview(NSURL(fileURLWithPath: "/no/such.pdf")))
    let view = Color.red.frame(width: 3, height: 2).quickLookPreview(.constant(nil))
    #expect(ImageRenderer(content: view).uiImage?.size == CGSize(width: 3, height: 2))
  }
}
