import AppIntents
import SwiftUI

/// A control that the user configures by an App Intent.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  private let kind: String
  private let driver: ControlDriver

  @MainActor @preconcurrency
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {
    self.kind = kind
    let shared = Handover(provider)
    let template = ControlTemplate.maker(content)
    driver = ControlDriver(
      preview: {
        ControlTemplate(provider.previewValue(configuration: Self.intent($0)), content)
      },
      current: { configuration, answer in
        let intent = Self.intent(configuration)
        Task { @concurrent in
          do {
            let value = try await shared.value.currentValue(configuration: intent)
            answer(.success(Handover(template.value(value))))
          } catch {
            answer(.failure(error))
          }
        }
      })
    driver.makeConfiguration = Self.standard
  }

  @MainActor @preconcurrency
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
  ) {
    self.kind = kind
    driver = ControlDriver(
      preview: { ControlTemplate(Self.intent($0), content) },
      current: { configuration, answer in
        answer(.success(Handover(ControlTemplate(Self.intent(configuration), content))))
      })
    driver.makeConfiguration = Self.standard
  }

  private static func intent(_ configuration: AnyObject?) -> Configuration {
    (configuration as? ConfigurationBox)?.intent as? Configuration ?? Configuration()
  }

  private static func standard() async -> AnyObject? {
    let box = ConfigurationBox(Configuration())
    for (_, parameter) in box.parameters { await parameter.fillFromDefault() }
    return box
  }

  public var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }

  public static func _describe(
    _ configuration: Self, into collect: inout [_WidgetDescription]
  ) {
    collect.append(_WidgetDescription(kind: configuration.kind, payload: configuration.driver))
  }
}
