/// The configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public nonisolated init() {}
  public var body: Never { _noBody(Self.self) }

  @MainActor @preconcurrency
  public static func _describe(_ configuration: Self, into collect: inout [_WidgetDescription]) {}
}
