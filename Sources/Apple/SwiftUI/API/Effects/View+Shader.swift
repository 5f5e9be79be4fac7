import Foundation

nonisolated struct _ShaderModifier: _NodeModifier {
  let shader: Shader
  let isEnabled: Bool
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    if isEnabled { shader.report(to: inputs.context.recorder) }
    return node
  }
}

extension View {
  /// - Support: partly; the view is drawn without the shader, with the diagnostic `shader`.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(_ShaderModifier(shader: shader, isEnabled: isEnabled))
  }
  /// - Support: partly; the view is drawn without the shader, with the diagnostic `shader`.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(_ShaderModifier(shader: shader, isEnabled: isEnabled))
  }
  /// - Support: partly; the view is drawn without the shader, with the diagnostic `shader`.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(_ShaderModifier(shader: shader, isEnabled: isEnabled))
  }
}
