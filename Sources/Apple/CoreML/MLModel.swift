import DeviceWorld
import Foundation

public enum MLModelError: Error, Sendable { case generic, io, unsupported }

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits = MLComputeUnits.all
  public override init() {}
}

public protocol MLFeatureProvider: AnyObject {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// A value that goes into a model or comes from it.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  public let doubleValue: Double
  public let int64Value: Int64
  public let stringValue: String
  public init(double value: Double) {
    doubleValue = value
    int64Value = Int64(exactly: value.rounded()) ?? 0
    stringValue = ""
  }
  public init(int64 value: Int64) {
    doubleValue = Double(value)
    int64Value = value
    stringValue = ""
  }
  public init(string value: String) {
    doubleValue = 0
    int64Value = 0
    stringValue = value
  }
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  private let values: [String: MLFeatureValue]
  public init(dictionary: [String: Any]) throws {
    values = dictionary.compactMapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as Double: MLFeatureValue(double: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as String: MLFeatureValue(string: value)
      default: nil
      }
    }
  }
  public var featureNames: Set<String> { Set(values.keys) }
  public func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
}

/// A trained model. None can be loaded here.
open class MLModel: NSObject, @unchecked Sendable {
  private static func refuse() -> any Error {
    DeviceAnswers.rests("MLModel", "there is nothing on Linux that runs Core ML's models")
    return MLModelError.unsupported
  }
  public init(contentsOf url: URL) throws { throw Self.refuse() }
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw Self.refuse()
  }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw refuse() }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw Self.refuse()
  }
}
