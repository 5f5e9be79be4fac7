import Foundation
import FoundationExtras

/// The initial items of the keychain: a property list in the sandbox's home, an array of
/// dictionaries with the strings of the `kSec` constants as keys.
package enum KeychainFixture {
  /// A generic password.
  package struct Password {
    package var service: String
    package var account: String
    package var accessGroup: String?
    package var data: Data

    package init(service: String, account: String, accessGroup: String? = nil, data: Data) {
      self.service = service
      self.account = account
      self.accessGroup = accessGroup
      self.data = data
    }

    fileprivate var item: KeychainQuery {
      var item: KeychainQuery = [
        kSecClass as String: kSecClassGenericPassword as String,
        kSecAttrService as String: service, kSecAttrAccount as String: account,
        kSecValueData as String: data,
      ]
      item[kSecAttrAccessGroup] = accessGroup
      return item
    }
  }

  private static var file: URL {
    FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent("Library/Keychains/fixture.plist")
  }

  /// Puts passwords into the home folder of this process, before its keychain is first used.
  package static func install(_ passwords: [Password]) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PropertyListSerialization.data(
      fromPropertyList: passwords.map(\.item), format: .binary, options: 0
    ).write(to: file)
  }

  static func items() -> [KeychainQuery] {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [] }
    return list as? [KeychainQuery] ?? []
  }
}
