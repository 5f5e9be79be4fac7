import Foundation

extension EnvironmentValues {
  public var fontResolutionContext: Font.Context {
    Font.Context(size: fields.dynamicTypeSize, legibility: fields.legibilityWeight)
  }
}
