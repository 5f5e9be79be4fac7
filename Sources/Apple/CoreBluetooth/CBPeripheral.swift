import Foundation

/// An identifier of a service or a characteristic, of 16, 32 or 128 bits.
open class CBUUID: NSObject, @unchecked Sendable {
  public let data: Data

  /// - Parameter theString: 4, 8 or 32 hexadecimal digits, the last with hyphens. Others end the program, as on a device.
  public init(string theString: String) {
    let digits = theString.filter { $0 != "-" }
    var bytes: [UInt8] = []
    var rest = Substring(digits)
    while let byte = UInt8(rest.prefix(2), radix: 16), rest.count >= 2 {
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    precondition(
      rest.isEmpty && [2, 4, 16].contains(bytes.count),
      "\(theString) isn't an identifier of 16, 32 or 128 bits")
    data = Data(bytes)
  }
  public init(data theData: Data) { data = theData }
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

  open var uuidString: String {
    let digits = data.map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    guard digits.count == 16 else { return digits.joined() }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
    return groups.map { digits[$0].joined() }.joined(separator: "-")
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
  open override var hash: Int { data.hashValue }
  open override var description: String { uuidString }
}

open class CBPeer: NSObject, @unchecked Sendable {
  public let identifier: UUID
  init(identifier: UUID) { self.identifier = identifier }
}

public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}

public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = Self(rawValue: 1)
  public static let read = Self(rawValue: 2)
  public static let writeWithoutResponse = Self(rawValue: 4)
  public static let write = Self(rawValue: 8)
  public static let notify = Self(rawValue: 16)
  public static let indicate = Self(rawValue: 32)
}

open class CBAttribute: NSObject, @unchecked Sendable {
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute, @unchecked Sendable {
  open var isPrimary: Bool { true }
  open var characteristics: [CBCharacteristic]? { nil }
  open weak var peripheral: CBPeripheral? { nil }
}

open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open var value: Data? { nil }
  open var properties: CBCharacteristicProperties { [] }
  open var isNotifying: Bool { false }
  open weak var service: CBService? { nil }
}

open class CBDescriptor: CBAttribute, @unchecked Sendable {
  open var value: Any? { nil }
}

public protocol CBPeripheralDelegate: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}
extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?
  ) {}
}

/// Another device. There is none, since nothing is found.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func readRSSI() {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}
