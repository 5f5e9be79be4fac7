import CoreGraphics
import DeviceWorld
import Foundation

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputTimeKey = "inputTime"
public let kCIOutputImageKey = "outputImage"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeFilterName = "CIAttributeFilterName"

/// The least that a filter has.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

/// A filter with named inputs.
///
/// - Support: partly; filters that aren't computed pass their image on, and say so.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
  open internal(set) var name = ""
  var inputs: [String: Any] = [:]
  open var isEnabled = true

  public override init() {}

  /// - Returns: nil for a name that isn't a filter of Core Image's.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard FilterTable.isKnown(name) else { return nil }
    self.init()
    self.name = name
    inputs = params ?? [:]
  }

  open func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : inputs[key] ?? FilterTable.defaults[name]?[key]
  }
  open func setDefaults() { inputs = inputs.filter { $0.value is CIImage } }

  open var outputImage: CIImage? {
    if let recipe = FilterTable.recipes[name] { return recipe(self) }
    guard let image = inputs[kCIInputImageKey] as? CIImage else { return nil }
    DeviceAnswers.rests("The filter \(name)", "it isn't computed, and passes its image on")
    return image
  }

  open var inputKeys: [String] {
    Set(inputs.keys).union((FilterTable.defaults[name] ?? [:]).keys).sorted()
  }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] {
    [
      kCIAttributeFilterName: name,
      kCIAttributeFilterDisplayName: CIFilter.localizedName(forFilterName: name) ?? name,
    ]
  }

  /// The names of the filters that are computed.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterTable.recipes.keys.sorted()
  }
  open class func localizedName(forFilterName filterName: String) -> String? {
    guard filterName.hasPrefix("CI") else { return nil }
    var words = ""
    for letter in filterName.dropFirst(2) {
      if letter.isUppercase, !words.isEmpty { words += " " }
      words.append(letter)
    }
    return words
  }
}

// The values of a filter's inputs.
extension CIFilter {
  var image: CIImage? { inputs[kCIInputImageKey] as? CIImage }

  /// - Returns: nil for a value of another type, and for one that isn't a number.
  func given(_ key: String) -> Double? {
    let value: Double? =
      switch inputs[key] {
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
  func number(_ key: String) -> Double {
    given(key) ?? FilterTable.defaults[name]?[key] as? Double ?? 0
  }
  func point(_ key: String, _ missing: CGPoint = CGPoint(x: 150, y: 150)) -> CGPoint {
    (inputs[key] as? CIVector)?.cgPointValue ?? inputs[key] as? CGPoint ?? missing
  }
  func color(_ key: String, _ missing: CIColor) -> CIColor { inputs[key] as? CIColor ?? missing }
  func rect(_ key: String) -> CGRect? {
    (inputs[key] as? CIVector)?.cgRectValue ?? inputs[key] as? CGRect
  }
}
