import Foundation

/// The filters by name: what is computed, the values of inputs that aren't given, and names that are only known.
enum FilterTable {
  typealias Recipe = @Sendable (CIFilter) -> CIImage?

  static func isKnown(_ name: String) -> Bool {
    recipes[name] != nil || resting.contains(name)
  }

  static let recipes: [String: Recipe] = [
    "CIGaussianBlur": Blurs.gaussian,
    "CIBoxBlur": Blurs.box,
    "CIDiscBlur": Blurs.box,
    "CIPixellate": Blurs.pixellate,
    "CIColorControls": ColorFilters.controls,
    "CIColorInvert": ColorFilters.invert,
    "CISepiaTone": ColorFilters.sepia,
    "CIColorMonochrome": ColorFilters.monochrome,
    "CIPhotoEffectMono": ColorFilters.grey(1.06, -0.02),
    "CIPhotoEffectNoir": ColorFilters.grey(1.35, -0.14),
    "CIPhotoEffectTonal": ColorFilters.grey(0.92, 0.05),
    "CIColorMatrix": ColorFilters.matrix,
    "CIColorClamp": ColorFilters.clamp,
    "CIColorPosterize": ColorFilters.posterize,
    "CIExposureAdjust": ColorFilters.exposure,
    "CIGammaAdjust": ColorFilters.gamma,
    "CIHueAdjust": ColorFilters.hue,
    "CIVibrance": ColorFilters.vibrance,
    "CIFalseColor": ColorFilters.falseColor,
    "CIMaskToAlpha": ColorFilters.maskToAlpha,
    "CIMaximumComponent": ColorFilters.component { max($0, $1) },
    "CIMinimumComponent": ColorFilters.component { min($0, $1) },
    "CIColorThreshold": ColorFilters.threshold,
    "CIAreaAverage": Reductions.average,
    "CIAffineTransform": GeometryFilters.affine,
    "CICrop": GeometryFilters.crop,
    "CIAffineClamp": GeometryFilters.clamp,
    "CILanczosScaleTransform": GeometryFilters.scale,
    "CIBicubicScaleTransform": GeometryFilters.scale,
    "CIStraightenFilter": GeometryFilters.straighten,
    "CIConstantColorGenerator": Generators.color,
    "CILinearGradient": Generators.linear,
    "CISmoothLinearGradient": Generators.linear,
    "CIRadialGradient": Generators.radial,
    "CICheckerboardGenerator": Generators.checkerboard,
    "CIQRCodeGenerator": Generators.qrCode,
    "CICode128BarcodeGenerator": Generators.code128,
    "CISourceOverCompositing": Composites.over,
    "CISourceAtopCompositing": Composites.mix { top, bottom in
      top * bottom.w + bottom * (1 - top.w)
    },
    "CISourceInCompositing": Composites.mix { top, bottom in top * bottom.w },
    "CISourceOutCompositing": Composites.mix { top, bottom in top * (1 - bottom.w) },
    "CIAdditionCompositing": Composites.mix { top, bottom in
      (top + bottom).clamped(lowerBound: .zero, upperBound: .one)
    },
    "CIMultiplyCompositing": Composites.mix { top, bottom in top * bottom },
    "CIMultiplyBlendMode": Composites.mix { top, bottom in
      top * bottom + top * (1 - bottom.w) + bottom * (1 - top.w)
    },
    "CIScreenBlendMode": Composites.mix { top, bottom in top + bottom - top * bottom },
    "CIBlendWithMask": Composites.mask { ($0.x * 0.2126 + $0.y * 0.7152 + $0.z * 0.0722) },
    "CIBlendWithAlphaMask": Composites.mask { $0.w },
    "CIBlendWithRedMask": Composites.mask { $0.x },
  ]

  /// The numbers that a filter has from the beginning. Source: Apple, “Core Image Filter Reference”.
  static let defaults: [String: [String: Double]] = [
    "CIGaussianBlur": ["inputRadius": 10], "CIBoxBlur": ["inputRadius": 10],
    "CIDiscBlur": ["inputRadius": 8], "CIPixellate": ["inputScale": 8],
    "CIColorControls": ["inputSaturation": 1, "inputBrightness": 0, "inputContrast": 1],
    "CISepiaTone": ["inputIntensity": 1], "CIColorMonochrome": ["inputIntensity": 1],
    "CIColorPosterize": ["inputLevels": 6], "CIExposureAdjust": ["inputEV": 0],
    "CIGammaAdjust": ["inputPower": 1], "CIHueAdjust": ["inputAngle": 0],
    "CIVibrance": ["inputAmount": 0], "CIColorThreshold": ["inputThreshold": 0.5],
    "CILanczosScaleTransform": ["inputScale": 1, "inputAspectRatio": 1],
    "CIBicubicScaleTransform": ["inputScale": 1, "inputAspectRatio": 1],
    "CIStraightenFilter": ["inputAngle": 0],
    "CIRadialGradient": ["inputRadius0": 5, "inputRadius1": 100],
    "CICheckerboardGenerator": ["inputWidth": 80],
    "CICode128BarcodeGenerator": ["inputQuietSpace": 7, "inputBarcodeHeight": 32],
  ]

  /// Names that exist, and pass their image on.
  static let resting: Set<String> = [
    "CIAccordionFoldTransition", "CIAreaHistogram", "CIAreaMaximum", "CIAreaMinimum",
    "CIAztecCodeGenerator", "CIBloom", "CIBokehBlur", "CIBumpDistortion", "CICMYKHalftone",
    "CIColorAbsoluteDifference", "CIColorBlendMode", "CIColorBurnBlendMode",
    "CIColorCrossPolynomial",
    "CIColorCube", "CIColorCubeWithColorSpace", "CIColorCurves", "CIColorDodgeBlendMode",
    "CIColorMap", "CIColorPolynomial", "CIComicEffect", "CIConvolution3X3", "CIConvolution5X5",
    "CICrystallize", "CIDarkenBlendMode", "CIDepthOfField", "CIDifferenceBlendMode",
    "CIDissolveTransition", "CIDither", "CIDocumentEnhancer", "CIDotScreen", "CIEdgeWork",
    "CIEdges",
    "CIExclusionBlendMode", "CIGaborGradients", "CIGaussianGradient", "CIGlassDistortion",
    "CIGloom",
    "CIHardLightBlendMode", "CIHatchedScreen", "CIHeightFieldFromMask", "CIHexagonalPixellate",
    "CIHighlightShadowAdjust", "CIHistogramDisplayFilter", "CIHueBlendMode",
    "CIHueSaturationValueGradient",
    "CIKMeans", "CIKaleidoscope", "CILensVignette", "CILightenBlendMode", "CILineOverlay",
    "CILineScreen",
    "CILinearBurnBlendMode", "CILinearDodgeBlendMode", "CILinearToSRGBToneCurve",
    "CILuminosityBlendMode",
    "CIMaskedVariableBlur", "CIMedianFilter", "CIMorphologyGradient", "CIMorphologyMaximum",
    "CIMorphologyMinimum", "CIMotionBlur", "CINoiseReduction", "CIOverlayBlendMode",
    "CIPDF417BarcodeGenerator", "CIPaletteCentroid", "CIPalettize", "CIPerspectiveCorrection",
    "CIPerspectiveTransform", "CIPhotoEffectChrome", "CIPhotoEffectFade", "CIPhotoEffectInstant",
    "CIPhotoEffectProcess", "CIPhotoEffectTransfer", "CIPinLightBlendMode", "CIPointillize",
    "CIRandomGenerator", "CIRoundedRectangleGenerator", "CISRGBToneCurveToLinear",
    "CISaliencyMapFilter",
    "CISaturationBlendMode", "CISharpenLuminance", "CISoftLightBlendMode", "CISpotColor",
    "CISpotLight",
    "CIStarShineGenerator", "CIStripesGenerator", "CISubtractBlendMode", "CISunbeamsGenerator",
    "CITemperatureAndTint", "CITextImageGenerator", "CIThermal", "CIToneCurve",
    "CITriangleKaleidoscope",
    "CITwirlDistortion", "CIUnsharpMask", "CIVignette", "CIVignetteEffect", "CIVortexDistortion",
    "CIWhitePointAdjust", "CIXRay", "CIZoomBlur",
  ]
}
