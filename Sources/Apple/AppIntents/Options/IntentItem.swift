import FoundationExtras

/// One option, and how it is shown.
public struct IntentItem<Value: _IntentValue>: Sendable {
  public var value: Value
  public var description: DisplayRepresentation
  /// Whether its title differs from that of its value.
  private(set) var isRetitled = false

  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    isRetitled = true
  }

  public init(_ value: Value) {
    self.value = value
    description =
      (value as? any InstanceDisplayRepresentable)?.displayRepresentation
      ?? DisplayRepresentation(stringLiteral: String(describing: value))
  }

  var option: ParameterOption {
    ParameterOption(of: value, title: isRetitled ? description.title : nil)
  }

  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [.init(value)] }
    public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
    public static func buildExpression(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] {
      items
    }
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
    public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
    public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] {
      items ?? []
    }
    public static func buildEither(first: [IntentItem<Value>]) -> [IntentItem<Value>] { first }
    public static func buildEither(second: [IntentItem<Value>]) -> [IntentItem<Value>] { second }
  }
}
