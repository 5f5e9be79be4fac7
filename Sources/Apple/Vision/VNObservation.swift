import CoreGraphics
import CoreVideo
import Foundation

public typealias VNConfidence = Float

public struct VNError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0, requestCancelled = 1, invalidFormat = 2, operationFailed = 3
    case outOfBoundsError = 4, invalidOption = 5, ioError = 6, missingOption = 7
    case notImplemented = 8, internalError = 9, outOfMemory = 10
    case invalidOperation = 12, invalidImage = 13, invalidArgument = 14, invalidModel = 15
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.Vision" }
  public var errorCode: Int { code.rawValue }
}

/// Something that a request finds in a picture. None is made here.
open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let confidence: VNConfidence
  init(uuid: UUID, confidence: VNConfidence) {
    self.uuid = uuid
    self.confidence = confidence
  }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// In parts of the picture, from its lower left corner.
  open var boundingBox: CGRect { .zero }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  open var normalizedPoints: [CGPoint] { [] }
  open var pointCount: Int { 0 }
}

open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
  open var pitch: NSNumber? { nil }
  open var faceCaptureQuality: Float? { nil }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}

open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

public struct VNBarcodeSymbology: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}

open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  /// The memory is the observation's. No code gets here: the class has no public initializer, and requests make none.
  open var pixelBuffer: CVPixelBuffer {
    fatalError("There is no VNPixelBufferObservation on Linux: requests find nothing.")
  }
}

open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
  open var salientObjects: [VNRectangleObservation]? { nil }
}

open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  open var elementCount: Int { 0 }
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws { throw VNError(.notImplemented) }
}
