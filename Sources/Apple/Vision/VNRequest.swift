import CoreGraphics
import CoreML
import Foundation

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0, scaleFit = 1, scaleFill = 2
}

/// The answers that every request has; those with a kind of answer of their own have them with another type.
public protocol _VNAnswered: AnyObject {}

extension _VNAnswered where Self: VNRequest {
  /// nil until the request was performed.
  public var results: [VNObservation]? { wasPerformed ? [] : nil }
}

/// A question about a picture, which finds nothing.
open class VNRequest: NSObject, _VNAnswered, @unchecked Sendable {
  open var completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  final var wasPerformed = false

  public override convenience init() { self.init(completionHandler: nil) }
  public init(completionHandler: VNRequestCompletionHandler?) {
    self.completionHandler = completionHandler
  }
  open func cancel() {}
}

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// In parts of the picture.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// A question with a kind of answer of its own.
open class _VNRequest<Observation: VNObservation>: VNImageBasedRequest, @unchecked Sendable {
  /// nil until the request was performed.
  public var results: [Observation]? { wasPerformed ? [] : nil }
}

open class VNDetectFaceRectanglesRequest: _VNRequest<VNFaceObservation>, @unchecked Sendable {}
open class VNDetectFaceLandmarksRequest: _VNRequest<VNFaceObservation>, @unchecked Sendable {
  open var inputFaceObservations: [VNFaceObservation]?
}
open class VNDetectFaceCaptureQualityRequest: _VNRequest<VNFaceObservation>, @unchecked Sendable {}
open class VNDetectHumanRectanglesRequest: _VNRequest<VNDetectedObjectObservation>,
  @unchecked Sendable
{
  open var upperBodyOnly = true
}
open class VNDetectRectanglesRequest: _VNRequest<VNRectangleObservation>, @unchecked Sendable {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var quadratureTolerance: Float = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
}
open class VNDetectTextRectanglesRequest: _VNRequest<VNTextObservation>, @unchecked Sendable {
  open var reportCharacterBoxes = false
}
open class VNRecognizeTextRequest: _VNRequest<VNRecognizedTextObservation>, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}
open class VNDetectBarcodesRequest: _VNRequest<VNBarcodeObservation>, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
}
open class VNClassifyImageRequest: _VNRequest<VNClassificationObservation>, @unchecked Sendable {}
open class VNRecognizeAnimalsRequest: _VNRequest<VNRecognizedObjectObservation>,
  @unchecked Sendable
{}
open class VNGenerateImageFeaturePrintRequest: _VNRequest<VNFeaturePrintObservation>,
  @unchecked Sendable
{
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
}
open class VNGenerateAttentionBasedSaliencyImageRequest: _VNRequest<VNSaliencyImageObservation>,
  @unchecked Sendable
{}
open class VNGenerateObjectnessBasedSaliencyImageRequest: _VNRequest<VNSaliencyImageObservation>,
  @unchecked Sendable
{}
open class VNGeneratePersonSegmentationRequest: _VNRequest<VNPixelBufferObservation>,
  @unchecked Sendable
{
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat: UInt32 = 0x4C30_3038
}

/// A model of Core ML's as Vision asks it. Vitrine's Core ML loads none, so there is none to make it of.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  public init(for model: MLModel) throws { throw VNError(.invalidModel) }
}
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}
