import SwiftUI

/// A control that the user has nothing to configure of.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  private let kind: String
  private let driver: ControlDriver

  @MainActor @preconcurrency
  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content
  ) {
    self.kind = kind
    driver = ControlDriver(
      preview: { _ in ControlTemplate(()) { _ in content() } },
      current: { _, answer in
        answer(.success(Handover(ControlTemplate(()) { _ in content() })))
      })
  }

  @MainActor @preconcurrency
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) {
    self.kind = kind
    let shared = Handover(provider)
    let template = ControlTemplate.maker(content)
    driver = ControlDriver(
      preview: { _ in ControlTemplate(provider.previewValue, content) },
      current: { _, answer in
        Task { @concurrent in
          do {
            let value = try await shared.value.currentValue()
            answer(.success(Handover(template.value(value))))
          } catch {
            answer(.failure(error))
          }
        }
      })
  }

  public var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }

  public static func _describe(
    _ configuration: Self, into collect: inout [_WidgetDescription]
  ) {
    collect.append(_WidgetDescription(kind: configuration.kind, payload: configuration.driver))
  }
}
