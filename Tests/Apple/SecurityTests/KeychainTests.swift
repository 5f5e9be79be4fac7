import Foundation
import Security
import Testing

/// A widget's code reads the keychain by queries as these, from Apple's sample code and the corpus.
@Suite(.serialized) struct KeychainTests {
  private func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: "example.tests",
      kSecAttrAccount as String: account,
    ]
  }

  @Test func whatWasAddedIsFoundChangedAndDeleted() {
    var item = query("token")
    item[kSecValueData as String] = Data("one".utf8)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)

    var search = query("token")
    search[kSecReturnData as String] = kCFBooleanTrue!
    search[kSecMatchLimit as String] = kSecMatchLimitOne
    var result: AnyObject?
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    #expect((result as? Data).map { String(decoding: $0, as: UTF8.self) } == "one")

    let change = [kSecValueData: Data("two".utf8)] as CFDictionary
    #expect(SecItemUpdate(query("token") as CFDictionary, change) == errSecSuccess)
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    #expect((result as? Data).map { String(decoding: $0, as: UTF8.self) } == "two")

    #expect(SecItemDelete(query("token") as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecItemNotFound)
    #expect(SecItemDelete(query("token") as CFDictionary) == -25300)
  }

  @Test func allThatMatchComeWithTheirAttributes() {
    for account in ["a", "b"] {
      var item = query(account)
      item[kSecValueData as String] = Data(account.utf8)
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    }
    let search =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "example.tests",
        kSecReturnAttributes: true, kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll,
      ] as CFDictionary
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(search, &result) == errSecSuccess)
    let found = result as? [[String: Any]] ?? []
    #expect(found.compactMap { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
    #expect(found.compactMap { $0[kSecValueData as String] as? Data } == [Data([97]), Data([98])])
    for account in ["a", "b"] { SecItemDelete(query(account) as CFDictionary) }
  }

  /// Dictionaries of objects and of Foundation's own kind, as older sources have them.
  @Test func objectsAreQueriesAsWell() {
    let objects: [String: AnyObject] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrAccount as String: "objects" as AnyObject,
      kSecAttrSynchronizable as String: kCFBooleanTrue!,
    ]
    var item = objects
    item[kSecValueData as String] = Data("one".utf8) as AnyObject
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    let search: NSDictionary = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "objects",
      kSecAttrSynchronizable: kSecAttrSynchronizableAny, kSecReturnData: kCFBooleanTrue!,
    ]
    var result: AnyObject?
    #expect(SecItemCopyMatching(search, &result) == errSecSuccess)
    #expect(result as? Data == Data("one".utf8))
    #expect(SecItemDelete(objects as CFDictionary) == errSecSuccess)
  }

  @Test func aQueryWithoutAClassIsRefused() {
    #expect(SecItemCopyMatching([kSecAttrAccount: "x"], nil) == errSecParam)
    #expect(SecItemAdd([kSecAttrAccount: "x"], nil) == -50)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("not be found") == true)
  }
}
