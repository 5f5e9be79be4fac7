import DisplayList
import Foundation

/// A picture: from a catalogue, a symbol, or pixels.
public nonisolated struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case asset(name: String)
    case symbol(name: String, variableValue: Double?)
    case pixels(PixelImage)
    case drawing(DrawnImage)
    /// An image without content: it takes no room.
    case nothing
  }

  let source: Source
  /// What VoiceOver would say; nil for the name of the asset or symbol.
  var label: Text?
  var isDecorative = false
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var symbolMode: SymbolRenderingMode?

  /// How a resizable image fills its frame.
  struct Resizing: Equatable, Sendable {
    /// Points from each edge that keep their size.
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
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

/// Pixels of the developer's own.
struct PixelImage: Equatable, Sendable {
  var image: ImagePixels
  /// Pixels a point.
  var scale: CGFloat
  var isTemplate = false

  var size: CGSize {
    CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }
}

extension Image {
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name))
  }
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name: name), label: label)
  }
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name), isDecorative: true)
  }
  public nonisolated init(systemName: String) {
    self.init(.symbol(name: systemName, variableValue: nil))
  }
  /// - Parameter variableValue: 0…1: how much of a variable symbol is drawn strongly.
  ///
  /// - Support: partly; wifi, cellularbars, waveform, the loudspeakers and the radio waves vary, other
  ///   symbols are drawn whole.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(.symbol(name: systemName, variableValue: variableValue))
  }
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name: name))
  }
  public nonisolated init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {
    self.init(.asset(name: name), label: label)
  }
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name: name), isDecorative: true)
  }
}

extension Image {
  /// - Parameter capInsets: points from each edge that keep their size.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }
  /// - Support: partly; edges are always smooth.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolMode = mode }
  }
  /// Pictures here have the standard range.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  private nonisolated func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension Image: _PrimitiveView {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(ImageNode(view, inputs))
  }
}
