// The filters by their functions.
extension CIFilter {
  private static func builtIn(_ name: String) -> BuiltInFilter {
    let filter = BuiltInFilter()
    filter.name = name
    return filter
  }

  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtIn("CIGaussianBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtIn("CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { builtIn("CIDiscBlur") }
  public class func pixellate() -> any CIFilter & CIPixellate { builtIn("CIPixellate") }
  public class func colorControls() -> any CIFilter & CIColorControls { builtIn("CIColorControls") }
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtIn("CIColorInvert") }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtIn("CISepiaTone") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    builtIn("CIColorMonochrome")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono {
    builtIn("CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir {
    builtIn("CIPhotoEffectNoir")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal {
    builtIn("CIPhotoEffectTonal")
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffectChrome {
    builtIn("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffectFade {
    builtIn("CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffectInstant {
    builtIn("CIPhotoEffectInstant")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffectProcess {
    builtIn("CIPhotoEffectProcess")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffectTransfer {
    builtIn("CIPhotoEffectTransfer")
  }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtIn("CIColorMatrix") }
  public class func colorClamp() -> any CIFilter & CIColorClamp { builtIn("CIColorClamp") }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    builtIn("CIColorPosterize")
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    builtIn("CIExposureAdjust")
  }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtIn("CIGammaAdjust") }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtIn("CIHueAdjust") }
  public class func vibrance() -> any CIFilter & CIVibrance { builtIn("CIVibrance") }
  public class func falseColor() -> any CIFilter & CIFalseColor { builtIn("CIFalseColor") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtIn("CIMaskToAlpha") }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    builtIn("CIMaximumComponent")
  }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    builtIn("CIMinimumComponent")
  }
  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    builtIn("CIColorThreshold")
  }
  public class func areaAverage() -> any CIFilter & CIAreaAverage { builtIn("CIAreaAverage") }
  public class func affineTransform() -> any CIFilter & CIAffineTransform {
    builtIn("CIAffineTransform")
  }
  public class func affineClamp() -> any CIFilter & CIAffineClamp { builtIn("CIAffineClamp") }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    builtIn("CILanczosScaleTransform")
  }
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
    builtIn("CIBicubicScaleTransform")
  }
  public class func straighten() -> any CIFilter & CIStraighten { builtIn("CIStraightenFilter") }
  public class func vignette() -> any CIFilter & CIVignette { builtIn("CIVignette") }
  public class func bloom() -> any CIFilter & CIBloom { builtIn("CIBloom") }
  public class func gloom() -> any CIFilter & CIGloom { builtIn("CIGloom") }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    builtIn("CISharpenLuminance")
  }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtIn("CIUnsharpMask") }
  public class func edges() -> any CIFilter & CIEdges { builtIn("CIEdges") }
  public class func crystallize() -> any CIFilter & CICrystallize { builtIn("CICrystallize") }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    builtIn("CITwirlDistortion")
  }
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtIn("CIMotionBlur") }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtIn("CIZoomBlur") }
  public class func noiseReduction() -> any CIFilter & CINoiseReduction {
    builtIn("CINoiseReduction")
  }
  public class func comicEffect() -> any CIFilter & CIComicEffect { builtIn("CIComicEffect") }
  public class func thermal() -> any CIFilter & CIThermal { builtIn("CIThermal") }
  public class func xRay() -> any CIFilter & CIXRay { builtIn("CIXRay") }
  public class func dotScreen() -> any CIFilter & CIDotScreen { builtIn("CIDotScreen") }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    builtIn("CITemperatureAndTint")
  }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    builtIn("CIHighlightShadowAdjust")
  }
  public class func kMeans() -> any CIFilter & CIKMeans { builtIn("CIKMeans") }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    builtIn("CIQRCodeGenerator")
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    builtIn("CICode128BarcodeGenerator")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    builtIn("CILinearGradient")
  }
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    builtIn("CISmoothLinearGradient")
  }
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    builtIn("CIRadialGradient")
  }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    builtIn("CICheckerboardGenerator")
  }
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    builtIn("CIRandomGenerator")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceOverCompositing")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceAtopCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceInCompositing")
  }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceOutCompositing")
  }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIAdditionCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMultiplyCompositing")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIMultiplyBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIScreenBlendMode")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIOverlayBlendMode")
  }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISoftLightBlendMode")
  }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIHardLightBlendMode")
  }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDarkenBlendMode")
  }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILightenBlendMode")
  }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDifferenceBlendMode")
  }
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorBlendMode")
  }
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILuminosityBlendMode")
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtIn("CIBlendWithMask") }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithAlphaMask")
  }
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithRedMask")
  }
}
