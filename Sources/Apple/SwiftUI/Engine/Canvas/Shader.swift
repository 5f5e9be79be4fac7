import Foundation

/// A function of a Metal library with its arguments. There is no GPU here: what is drawn with one is
/// drawn without it, with a diagnostic.
///
/// - Support: partly; the view is drawn without the shader, with the diagnostic `shader`.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// - Support: partly; the view is drawn without the shader, with the diagnostic `shader`.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  public static let `default` = ShaderLibrary()
  private init() {}
  public init(data: Data) {}
  public init(url: URL) {}
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// - Support: partly; the view is drawn without the shader, with the diagnostic `shader`.
public struct Shader: Hashable, Sendable {
  /// An argument of a shader. It isn't stored.
  public struct Argument: Hashable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  func report(to recorder: DiagnosticRecorder?) {
    recorder?.add(
      "shader",
      "The Metal shader “\(function.name)” isn't run: the view is drawn without it. Draw the effect "
        + "with SwiftUI's own, or a Canvas.")
  }
}

extension Shader: ShapeStyle {
  public typealias Resolved = Never
  /// The foreground is drawn instead.
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    report(to: environment.fields.diagnostics)
    return environment.foregroundInk(level)
  }
}
