import CoreGraphics
import Foundation

/// A filter whose inputs are properties.
final class BuiltInFilter: CIFilter, @unchecked Sendable {
  private func set(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

  var inputImage: CIImage? {
    get { inputs[kCIInputImageKey] as? CIImage }
    set { set(newValue, kCIInputImageKey) }
  }
  var backgroundImage: CIImage? {
    get { inputs[kCIInputBackgroundImageKey] as? CIImage }
    set { set(newValue, kCIInputBackgroundImageKey) }
  }
  var maskImage: CIImage? {
    get { inputs[kCIInputMaskImageKey] as? CIImage }
    set { set(newValue, kCIInputMaskImageKey) }
  }
  var aVector: CIVector {
    get { inputs["inputAVector"] as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { set(newValue, "inputAVector") }
  }
  var amount: Float {
    get { Float(number("inputAmount")) }
    set { set(Double(newValue), "inputAmount") }
  }
  var angle: Float {
    get { Float(number("inputAngle")) }
    set { set(Double(newValue), "inputAngle") }
  }
  var aspectRatio: Float {
    get { Float(number("inputAspectRatio")) }
    set { set(Double(newValue), "inputAspectRatio") }
  }
  var bVector: CIVector {
    get { inputs["inputBVector"] as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { set(newValue, "inputBVector") }
  }
  var barcodeHeight: Float {
    get { Float(number("inputBarcodeHeight")) }
    set { set(Double(newValue), "inputBarcodeHeight") }
  }
  var biasVector: CIVector {
    get { inputs["inputBiasVector"] as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { set(newValue, "inputBiasVector") }
  }
  var brightness: Float {
    get { Float(number("inputBrightness")) }
    set { set(Double(newValue), "inputBrightness") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { set(CIVector(cgPoint: newValue), "inputCenter") }
  }
  var color: CIColor {
    get { color("inputColor", .white) }
    set { set(newValue, "inputColor") }
  }
  var color0: CIColor {
    get { color("inputColor0", .white) }
    set { set(newValue, "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1", .white) }
    set { set(newValue, "inputColor1") }
  }
  var contrast: Float {
    get { Float(number("inputContrast")) }
    set { set(Double(newValue), "inputContrast") }
  }
  var correctionLevel: String {
    get { inputs["inputCorrectionLevel"] as? String ?? "M" }
    set { set(newValue, "inputCorrectionLevel") }
  }
  var count: Int {
    get { inputs["inputCount"] as? Int ?? 8 }
    set { set(newValue, "inputCount") }
  }
  var ev: Float {
    get { Float(number("inputEV")) }
    set { set(Double(newValue), "inputEV") }
  }
  var extent: CGRect {
    get { rect("inputExtent") ?? .zero }
    set { set(CIVector(cgRect: newValue), "inputExtent") }
  }
  var gVector: CIVector {
    get { inputs["inputGVector"] as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { set(newValue, "inputGVector") }
  }
  var highlightAmount: Float {
    get { Float(number("inputHighlightAmount")) }
    set { set(Double(newValue), "inputHighlightAmount") }
  }
  var intensity: Float {
    get { Float(number("inputIntensity")) }
    set { set(Double(newValue), "inputIntensity") }
  }
  var levels: Float {
    get { Float(number("inputLevels")) }
    set { set(Double(newValue), "inputLevels") }
  }
  var maxComponents: CIVector {
    get { inputs["inputMaxComponents"] as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { set(newValue, "inputMaxComponents") }
  }
  var message: Data {
    get { inputs["inputMessage"] as? Data ?? Data() }
    set { set(newValue, "inputMessage") }
  }
  var minComponents: CIVector {
    get { inputs["inputMinComponents"] as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { set(newValue, "inputMinComponents") }
  }
  var neutral: CIVector {
    get { inputs["inputNeutral"] as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { set(newValue, "inputNeutral") }
  }
  var noiseLevel: Float {
    get { Float(number("inputNoiseLevel")) }
    set { set(Double(newValue), "inputNoiseLevel") }
  }
  var passes: Float {
    get { Float(number("inputPasses")) }
    set { set(Double(newValue), "inputPasses") }
  }
  var perceptual: Bool {
    get { inputs["inputPerceptual"] as? Bool ?? false }
    set { set(newValue, "inputPerceptual") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { set(CIVector(cgPoint: newValue), "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { set(CIVector(cgPoint: newValue), "inputPoint1") }
  }
  var power: Float {
    get { Float(number("inputPower")) }
    set { set(Double(newValue), "inputPower") }
  }
  var quietSpace: Float {
    get { Float(number("inputQuietSpace")) }
    set { set(Double(newValue), "inputQuietSpace") }
  }
  var rVector: CIVector {
    get { inputs["inputRVector"] as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { set(newValue, "inputRVector") }
  }
  var radius: Float {
    get { Float(number("inputRadius")) }
    set { set(Double(newValue), "inputRadius") }
  }
  var radius0: Float {
    get { Float(number("inputRadius0")) }
    set { set(Double(newValue), "inputRadius0") }
  }
  var radius1: Float {
    get { Float(number("inputRadius1")) }
    set { set(Double(newValue), "inputRadius1") }
  }
  var saturation: Float {
    get { Float(number("inputSaturation")) }
    set { set(Double(newValue), "inputSaturation") }
  }
  var scale: Float {
    get { Float(number("inputScale")) }
    set { set(Double(newValue), "inputScale") }
  }
  var shadowAmount: Float {
    get { Float(number("inputShadowAmount")) }
    set { set(Double(newValue), "inputShadowAmount") }
  }
  var sharpness: Float {
    get { Float(number("inputSharpness")) }
    set { set(Double(newValue), "inputSharpness") }
  }
  var targetNeutral: CIVector {
    get { inputs["inputTargetNeutral"] as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { set(newValue, "inputTargetNeutral") }
  }
  var threshold: Float {
    get { Float(number("inputThreshold")) }
    set { set(Double(newValue), "inputThreshold") }
  }
  var transform: CGAffineTransform {
    get { inputs["inputTransform"] as? CGAffineTransform ?? .identity }
    set { set(newValue, "inputTransform") }
  }
  var width: Float {
    get { Float(number("inputWidth")) }
    set { set(Double(newValue), "inputWidth") }
  }
}

extension BuiltInFilter: CIGaussianBlur {}
extension BuiltInFilter: CIBoxBlur {}
extension BuiltInFilter: CIDiscBlur {}
extension BuiltInFilter: CIPixellate {}
extension BuiltInFilter: CIColorControls {}
extension BuiltInFilter: CIColorInvert {}
extension BuiltInFilter: CISepiaTone {}
extension BuiltInFilter: CIColorMonochrome {}
extension BuiltInFilter: CIPhotoEffectMono {}
extension BuiltInFilter: CIPhotoEffectNoir {}
extension BuiltInFilter: CIPhotoEffectTonal {}
extension BuiltInFilter: CIPhotoEffectChrome {}
extension BuiltInFilter: CIPhotoEffectFade {}
extension BuiltInFilter: CIPhotoEffectInstant {}
extension BuiltInFilter: CIPhotoEffectProcess {}
extension BuiltInFilter: CIPhotoEffectTransfer {}
extension BuiltInFilter: CIColorMatrix {}
extension BuiltInFilter: CIColorClamp {}
extension BuiltInFilter: CIColorPosterize {}
extension BuiltInFilter: CIExposureAdjust {}
extension BuiltInFilter: CIGammaAdjust {}
extension BuiltInFilter: CIHueAdjust {}
extension BuiltInFilter: CIVibrance {}
extension BuiltInFilter: CIFalseColor {}
extension BuiltInFilter: CIMaskToAlpha {}
extension BuiltInFilter: CIMaximumComponent {}
extension BuiltInFilter: CIMinimumComponent {}
extension BuiltInFilter: CIColorThreshold {}
extension BuiltInFilter: CIAreaAverage {}
extension BuiltInFilter: CIAffineTransform {}
extension BuiltInFilter: CIAffineClamp {}
extension BuiltInFilter: CILanczosScaleTransform {}
extension BuiltInFilter: CIBicubicScaleTransform {}
extension BuiltInFilter: CIStraighten {}
extension BuiltInFilter: CIVignette {}
extension BuiltInFilter: CIBloom {}
extension BuiltInFilter: CIGloom {}
extension BuiltInFilter: CISharpenLuminance {}
extension BuiltInFilter: CIUnsharpMask {}
extension BuiltInFilter: CIEdges {}
extension BuiltInFilter: CICrystallize {}
extension BuiltInFilter: CITwirlDistortion {}
extension BuiltInFilter: CIMotionBlur {}
extension BuiltInFilter: CIZoomBlur {}
extension BuiltInFilter: CINoiseReduction {}
extension BuiltInFilter: CIComicEffect {}
extension BuiltInFilter: CIThermal {}
extension BuiltInFilter: CIXRay {}
extension BuiltInFilter: CIDotScreen {}
extension BuiltInFilter: CITemperatureAndTint {}
extension BuiltInFilter: CIHighlightShadowAdjust {}
extension BuiltInFilter: CIKMeans {}
extension BuiltInFilter: CIQRCodeGenerator {}
extension BuiltInFilter: CICode128BarcodeGenerator {}
extension BuiltInFilter: CILinearGradient {}
extension BuiltInFilter: CISmoothLinearGradient {}
extension BuiltInFilter: CIRadialGradient {}
extension BuiltInFilter: CICheckerboardGenerator {}
extension BuiltInFilter: CIRandomGenerator {}
extension BuiltInFilter: CIBlendWithMask {}
