// The filters of `CoreImage.CIFilterBuiltins`: each filter's inputs as a protocol.

/// A filter of one image.
public protocol CIImageInput: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
/// A filter of an image and one behind it.
public protocol CICompositeOperation: CIImageInput {
  var backgroundImage: CIImage? { get set }
}
/// A filter that shows two images by a mask.
public protocol CIBlendWithMask: CICompositeOperation {
  var maskImage: CIImage? { get set }
}
public protocol CIGaussianBlur: CIImageInput {
  var radius: Float { get set }
}
public protocol CIBoxBlur: CIImageInput {
  var radius: Float { get set }
}
public protocol CIDiscBlur: CIImageInput {
  var radius: Float { get set }
}
public protocol CIPixellate: CIImageInput {
  var center: CGPoint { get set }
  var scale: Float { get set }
}
public protocol CIColorControls: CIImageInput {
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}
public protocol CIColorInvert: CIImageInput {}
public protocol CISepiaTone: CIImageInput {
  var intensity: Float { get set }
}
public protocol CIColorMonochrome: CIImageInput {
  var color: CIColor { get set }
  var intensity: Float { get set }
}
public protocol CIPhotoEffectMono: CIImageInput {}
public protocol CIPhotoEffectNoir: CIImageInput {}
public protocol CIPhotoEffectTonal: CIImageInput {}
public protocol CIPhotoEffectChrome: CIImageInput {}
public protocol CIPhotoEffectFade: CIImageInput {}
public protocol CIPhotoEffectInstant: CIImageInput {}
public protocol CIPhotoEffectProcess: CIImageInput {}
public protocol CIPhotoEffectTransfer: CIImageInput {}
public protocol CIColorMatrix: CIImageInput {
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}
public protocol CIColorClamp: CIImageInput {
  var minComponents: CIVector { get set }
  var maxComponents: CIVector { get set }
}
public protocol CIColorPosterize: CIImageInput {
  var levels: Float { get set }
}
public protocol CIExposureAdjust: CIImageInput {
  var ev: Float { get set }
}
public protocol CIGammaAdjust: CIImageInput {
  var power: Float { get set }
}
public protocol CIHueAdjust: CIImageInput {
  var angle: Float { get set }
}
public protocol CIVibrance: CIImageInput {
  var amount: Float { get set }
}
public protocol CIFalseColor: CIImageInput {
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CIMaskToAlpha: CIImageInput {}
public protocol CIMaximumComponent: CIImageInput {}
public protocol CIMinimumComponent: CIImageInput {}
public protocol CIColorThreshold: CIImageInput {
  var threshold: Float { get set }
}
public protocol CIAreaAverage: CIImageInput {
  var extent: CGRect { get set }
}
public protocol CIAffineTransform: CIImageInput {
  var transform: CGAffineTransform { get set }
}
public protocol CIAffineClamp: CIImageInput {
  var transform: CGAffineTransform { get set }
}
public protocol CILanczosScaleTransform: CIImageInput {
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}
public protocol CIBicubicScaleTransform: CIImageInput {
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}
public protocol CIStraighten: CIImageInput {
  var angle: Float { get set }
}
public protocol CIVignette: CIImageInput {
  var intensity: Float { get set }
  var radius: Float { get set }
}
public protocol CIBloom: CIImageInput {
  var intensity: Float { get set }
  var radius: Float { get set }
}
public protocol CIGloom: CIImageInput {
  var intensity: Float { get set }
  var radius: Float { get set }
}
public protocol CISharpenLuminance: CIImageInput {
  var sharpness: Float { get set }
  var radius: Float { get set }
}
public protocol CIUnsharpMask: CIImageInput {
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CIEdges: CIImageInput {
  var intensity: Float { get set }
}
public protocol CICrystallize: CIImageInput {
  var radius: Float { get set }
  var center: CGPoint { get set }
}
public protocol CITwirlDistortion: CIImageInput {
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}
public protocol CIMotionBlur: CIImageInput {
  var radius: Float { get set }
  var angle: Float { get set }
}
public protocol CIZoomBlur: CIImageInput {
  var center: CGPoint { get set }
  var amount: Float { get set }
}
public protocol CINoiseReduction: CIImageInput {
  var noiseLevel: Float { get set }
  var sharpness: Float { get set }
}
public protocol CIComicEffect: CIImageInput {}
public protocol CIThermal: CIImageInput {}
public protocol CIXRay: CIImageInput {}
public protocol CIDotScreen: CIImageInput {
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CITemperatureAndTint: CIImageInput {
  var neutral: CIVector { get set }
  var targetNeutral: CIVector { get set }
}
public protocol CIHighlightShadowAdjust: CIImageInput {
  var radius: Float { get set }
  var shadowAmount: Float { get set }
  var highlightAmount: Float { get set }
}
public protocol CIKMeans: CIImageInput {
  var extent: CGRect { get set }
  var count: Int { get set }
  var passes: Float { get set }
  var perceptual: Bool { get set }
}
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}
public protocol CILinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CISmoothLinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CIRadialGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var radius0: Float { get set }
  var radius1: Float { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CICheckerboardGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CIRandomGenerator: CIFilterProtocol {}
