import Assets
import DisplayList
import Foundation

/// A picture: from a catalogue, a symbol, or pixels.
public nonisolated struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case asset(name: String, bundle: AssetBundle)
    case symbol(name: String, variableValue: Double?)
    case pixels(PixelImage)
    case drawing(DrawnImage)
    /// An image without content, of size 0.
    case nothing
  }

  let source: Source
  /// The accessibility label; nil for the name of the asset or symbol.
  var label: ImageLabel?
  var isDecorative = false
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var symbolMode: SymbolRenderingMode?

  /// The way a resizable image fills its frame.
  struct Resizing: Equatable, Sendable {
    /// Points from each edge that keep their size.
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  init(_ source: Source, label: (any ReadableText)? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label.map { ImageLabel(text: $0) }
    self.isDecorative = isDecorative
  }

  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}
