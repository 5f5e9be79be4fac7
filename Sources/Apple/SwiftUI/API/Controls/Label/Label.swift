import Foundation

/// A title with an icon; the label style decides what is shown of the two.
public nonisolated struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  let title: Title
  private let icon: Icon

  public nonisolated init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    style.body(
      LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    )
    .modifier(LabelName(title: titleText))
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
