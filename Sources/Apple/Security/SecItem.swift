import Foundation
import FoundationExtras

/// Adds a password to the keychain.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  var query = KeychainQuery(attributes)
  let status = Keychain.shared.add(query)
  if status == errSecSuccess, let result {
    query[kSecMatchLimit] = kSecMatchLimitOne as String
    result.pointee = answer(Keychain.shared.find(query), to: query)
  }
  return status
}

/// Finds passwords by their attributes.
///
/// - Parameter result: `Data` where only the data was asked for, a dictionary where attributes were;
///   an array of these with `kSecMatchLimitAll`.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = KeychainQuery(query)
  guard query[kSecClass] != nil else { return errSecParam }
  let found = Keychain.shared.find(query)
  guard !found.isEmpty else { return errSecItemNotFound }
  result?.pointee = answer(found, to: query)
  return errSecSuccess
}

/// Changes the passwords that match.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  Keychain.shared.update(KeychainQuery(query), KeychainQuery(attributesToUpdate))
}

/// Removes the passwords that match.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.delete(KeychainQuery(query))
}

private func answer(_ items: [Keychain.Item], to query: KeychainQuery) -> CFTypeRef? {
  let wantsAll =
    query[kSecMatchLimit] as? String == kSecMatchLimitAll as String
    || query[kSecMatchLimit] as? Int ?? 1 > 1
  let answers = items.compactMap { answer($0, to: query) }
  if wantsAll { return answers.isEmpty ? nil : answers as AnyObject }
  return answers.first.map { $0 as AnyObject }
}

private func answer(_ item: Keychain.Item, to query: KeychainQuery) -> Any? {
  let wantsData = query[kSecReturnData] as? Bool ?? false
  guard query[kSecReturnAttributes] as? Bool ?? false else { return wantsData ? item.data : nil }
  var attributes = item.attributes
  if wantsData { attributes[kSecValueData as String] = item.data }
  return attributes
}

/// A source of random bytes; the default, as on Apple's systems, is nil.
public typealias SecRandomRef = OpaquePointer
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills `bytes` with random ones, seeded as all random numbers of a run.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  var generator = SystemRandomNumberGenerator()
  for offset in 0..<max(0, count) {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
