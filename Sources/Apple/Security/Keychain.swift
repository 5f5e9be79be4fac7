import Foundation
import FoundationExtras

/// A dictionary of a query by the strings of its keys.
typealias KeychainQuery = [String: Any]

extension KeychainQuery {
  /// - Parameter query: its keys are strings of either kind.
  init(_ query: CFDictionary) { self = query as? [String: Any] ?? [:] }

  subscript(_ key: CFString) -> Any? {
    get { self[key as String] }
    set { self[key as String] = newValue }
  }
}

/// The passwords of one process. It starts with what ``KeychainFixture`` holds, and is gone
/// with the process.
final class Keychain: @unchecked Sendable {
  struct Item {
    var attributes: [String: Any]
    var data: Data
  }

  static let shared = Keychain()

  /// The attributes that identify an item of a class; two items equal in all are duplicates.
  private static func primaryKeys(of itemClass: String) -> [CFString]? {
    switch itemClass as CFString {
    case kSecClassGenericPassword:
      [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable]
    case kSecClassInternetPassword:
      [
        kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
        kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain, kSecAttrAccessGroup,
        kSecAttrSynchronizable,
      ]
    default: nil
    }
  }

  private let lock = NSLock()
  private var items: [Item]

  private init() { items = Self.seeded() }

  func add(_ query: KeychainQuery) -> OSStatus {
    guard let itemClass = query[kSecClass] as? String, let keys = Self.primaryKeys(of: itemClass)
    else { return query[kSecClass] == nil ? errSecParam : errSecUnimplemented }
    let attributes = Self.attributes(of: query)
    return lock.withLock {
      let isThere = items.contains { item in
        Self.isEqual(item.attributes[kSecClass], itemClass)
          && keys.allSatisfy { Self.isEqual(item.attributes[$0], attributes[$0]) }
      }
      guard !isThere else { return errSecDuplicateItem }
      items.append(Item(attributes: attributes, data: query[kSecValueData] as? Data ?? Data()))
      return errSecSuccess
    }
  }

  func update(_ query: KeychainQuery, _ changes: KeychainQuery) -> OSStatus {
    guard query[kSecClass] != nil else { return errSecParam }
    return lock.withLock {
      let found = matches(query)
      guard !found.isEmpty else { return errSecItemNotFound }
      for index in found {
        items[index].attributes.merge(Self.attributes(of: changes)) { _, new in new }
        if let data = changes[kSecValueData] as? Data { items[index].data = data }
      }
      return errSecSuccess
    }
  }

  func delete(_ query: KeychainQuery) -> OSStatus {
    guard query[kSecClass] != nil else { return errSecParam }
    return lock.withLock {
      let found = matches(query)
      guard !found.isEmpty else { return errSecItemNotFound }
      for index in found.reversed() { items.remove(at: index) }
      return errSecSuccess
    }
  }

  func find(_ query: KeychainQuery) -> [Item] {
    lock.withLock { matches(query).map { items[$0] } }
  }

  // MARK: Matching

  private func matches(_ query: KeychainQuery) -> [Int] {
    let wanted = Self.attributes(of: query)
    return items.indices.filter { index in
      wanted.allSatisfy { key, value in
        if key == kSecAttrSynchronizable as String,
          value as? String == kSecAttrSynchronizableAny as String
        {
          return true
        }
        return Self.isEqual(items[index].attributes[key], value)
      }
    }
  }

  /// The part of a query that describes items.
  private static func attributes(of query: KeychainQuery) -> [String: Any] {
    query.filter { key, _ in
      key == kSecClass as String
        || !["v_", "r_", "m_", "u_"].contains { key.hasPrefix($0) }
          && key != kSecUseDataProtectionKeychain as String
          && key != kSecAttrAccessControl as String
    }
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one as Bool, let other as Bool): return one == other
    case (let one as Int, let other as Int): return one == other
    case (let one as String, let other as String): return one == other
    case (let one as Data, let other as Data): return one == other
    case (let one as Date, let other as Date): return one == other
    case (nil, let flag as Bool), (let flag as Bool, nil): return !flag
    default: return false
    }
  }

  private static func seeded() -> [Item] {
    KeychainFixture.items().map {
      Item(attributes: attributes(of: $0), data: $0[kSecValueData] as? Data ?? Data())
    }
  }
}
