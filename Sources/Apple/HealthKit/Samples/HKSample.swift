import DeviceWorld
import Foundation

/// The app or device that a sample is from.
open class HKSource: NSObject, @unchecked Sendable {
  public let name: String
  public let bundleIdentifier: String
  package init(name: String, bundleIdentifier: String) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
  }
  open class func `default`() -> HKSource {
    HKSource(name: "App", bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  open override var hash: Int { bundleIdentifier.hash }
}

/// A version of a source.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  public let source: HKSource
  public let version: String?
  open var productType: String? { nil }
  public init(source: HKSource, version: String?) {
    self.source = source
    self.version = version
  }
}

/// The device that measured a sample.
open class HKDevice: NSObject, @unchecked Sendable {
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
  }
  open class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil,
      firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// An object of the store.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let sourceRevision: HKSourceRevision
  public let device: HKDevice?
  nonisolated(unsafe) public let metadata: [String: Any]?
  open var source: HKSource { sourceRevision.source }

  init(_ source: HKSource, _ metadata: [String: Any]?, device: HKDevice? = nil, uuid: UUID = UUID())
  {
    self.uuid = uuid
    self.device = device
    sourceRevision = HKSourceRevision(source: source, version: nil)
    self.metadata = metadata
  }
}

/// Something that was measured between two moments.
open class HKSample: HKObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  public let sampleType: HKSampleType
  open var hasUndeterminedDuration: Bool { false }

  init(
    _ type: HKSampleType, _ start: Date, _ end: Date, source: HKSource = .default(),
    metadata: [String: Any]? = nil, device: HKDevice? = nil
  ) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(source, metadata, device: device)
  }

  init(_ type: HKSampleType, _ sample: HealthSection.Sample) {
    sampleType = type
    startDate = sample.start
    endDate = sample.end ?? sample.start
    super.init(
      HKSource(named: sample.source), sample.metadata?.mapValues(\.propertyListValue))
  }
}

/// A quantity that was measured.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantity: HKQuantity
  public let quantityType: HKQuantityType
  open var count: Int { 1 }

  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.quantity = quantity
    self.quantityType = quantityType
    super.init(quantityType, startDate, endDate, metadata: metadata, device: device)
  }

  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]?
  ) {
    self.init(
      type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil,
      metadata: metadata)
  }

  init(_ sample: HealthSection.Sample, _ type: HKQuantityType) {
    quantityType = type
    let unit = sample.unit.map { HKUnit(from: $0) } ?? type.canonicalUnit
    quantity = HKQuantity(unit: unit, doubleValue: sample.value?.number ?? 0)
    super.init(type, sample)
  }
}

/// A category that held between two moments.
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  public let categoryType: HKCategoryType

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.value = value
    categoryType = type
    super.init(type, startDate, endDate, metadata: metadata, device: device)
  }

  init(_ sample: HealthSection.Sample, _ type: HKCategoryType) {
    value = sample.categoryValue
    categoryType = type
    super.init(type, sample)
  }
}

extension HKSource {
  /// The source of a world file's sample; the phone's own where it names none.
  convenience init(named name: String?) {
    self.init(
      name: name ?? "iPhone", bundleIdentifier: name ?? "com.apple.health.\(name ?? "iPhone")")
  }
}

/// Samples that belong together.
open class HKCorrelation: HKSample, @unchecked Sendable {
  public let objects: Set<HKSample>
  public init(
    type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>,
    metadata: [String: Any]? = nil
  ) {
    self.objects = objects
    super.init(type, start, end, metadata: metadata)
  }
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType == objectType }
  }
}
