import Foundation

// Links that share several items, and links with titles that aren't literals. They are drawn as those of one item.

extension ShareLink {
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(shown: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(shown: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(shown: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(shown: DefaultShareLinkLabel(title: title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(shown: DefaultShareLinkLabel(title: Text(title)))
  }
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(shown: DefaultShareLinkLabel(title: title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(shown: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data: RandomAccessCollection, Data.Element == URL
{
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(shown: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data: RandomAccessCollection, Data.Element == URL
{
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(shown: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(shown: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(shown: DefaultShareLinkLabel(title: title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(shown: DefaultShareLinkLabel(title: Text(title)))
  }
  public nonisolated init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(shown: DefaultShareLinkLabel(title: title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(shown: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data: RandomAccessCollection, Data.Element == String
{
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(shown: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data: RandomAccessCollection, Data.Element == String
{
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(shown: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(shown: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(shown: DefaultShareLinkLabel(title: title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(shown: DefaultShareLinkLabel(title: Text(title)))
  }
  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(shown: DefaultShareLinkLabel(title: title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(shown: DefaultShareLinkLabel(title: Text(title)))
  }
}
