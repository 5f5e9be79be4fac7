import Foundation
import UIKit

/// A controller that previews files. It asks its data source for none, as nothing is presented.
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource,
      0..<dataSource.numberOfPreviewItems(in: self) ~= currentPreviewItemIndex
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}

  /// Whether a device could preview the item: here, whether there is a file.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }
}

/// The object that has the files of a preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

/// The object that receives a preview's events.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
}
