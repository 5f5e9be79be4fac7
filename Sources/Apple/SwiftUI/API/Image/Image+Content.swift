import Assets
import DisplayList
import Foundation

extension Image {
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: AssetBundle(bundle)))
  }
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name: name, bundle: AssetBundle(bundle)), label: label)
  }
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: AssetBundle(bundle)), isDecorative: true)
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
    self.init(.asset(name: name, bundle: AssetBundle(bundle)))
  }
  public nonisolated init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {
    self.init(.asset(name: name, bundle: AssetBundle(bundle)), label: label)
  }
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: AssetBundle(bundle)), isDecorative: true)
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
