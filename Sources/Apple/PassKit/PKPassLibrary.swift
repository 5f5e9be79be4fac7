import DeviceWorld
import Foundation
import UIKit

public enum PKPassType: UInt, Sendable { case barcode, secureElement, any }

/// A pass by its file. What it holds isn't read.
open class PKPass: NSObject, @unchecked Sendable {
  public let data: Data
  /// - Throws: `CocoaError.fileReadCorruptFile` where the data is no archive in ZIP's format.
  public init(data: Data) throws {
    guard data.starts(with: [0x50, 0x4B, 0x03, 0x04]) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.data = data
  }
  open var passType: PKPassType { .barcode }
}

/// The passes of a wallet, which is empty.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  private func note() {
    DeviceAnswers.note(
      DeviceUse(question: "PKPassLibrary for the passes", key: "", answer: .nothing("no pass")))
  }
  open class func isPassLibraryAvailable() -> Bool { true }
  open func passes() -> [PKPass] {
    note()
    return []
  }
  open func passes(of passType: PKPassType) -> [PKPass] { passes() }
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? {
    note()
    return nil
  }
  open func containsPass(_ pass: PKPass) -> Bool {
    note()
    return false
  }
  open func removePass(_ pass: PKPass) {
    DeviceAnswers.rests("PKPassLibrary.removePass(_:)", "the wallet has no pass")
  }
}

/// The sheet that adds passes.
open class PKAddPassesViewController: UIViewController {
  open class func canAddPasses() -> Bool { false }
  /// - Returns: always nil, since no pass can be added.
  public init?(pass: PKPass) { return nil }
  public required init?(coder: NSCoder) { return nil }
}
