import Foundation

/// The preview of an item in the share sheet.
public struct SharePreview<Image, Icon> {
  public init(_ title: Text) where Image == Never, Icon == Never {}
  public init(_ title: Text, image: Image) where Icon == Never {}
  public init(_ title: Text, icon: Icon) where Image == Never {}
  public init(_ title: Text, image: Image, icon: Icon) {}
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {}
}

/// The label of a share link that has none of its own.
public struct DefaultShareLinkLabel: View {
  let title: Text
  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A button that opens the share sheet.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  private let label: Label
  nonisolated init(shown label: Label) { self.label = label }

  @MainActor public var body: some View { Button(standingFor: "ShareLink") { label } }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(shown: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(shown: label())
  }
}

extension ShareLink {
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(shown: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    self.init(shown: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
  }
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    self.init(shown: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    self.init(shown: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    self.init(shown: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(shown: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
  }
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(shown: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}
