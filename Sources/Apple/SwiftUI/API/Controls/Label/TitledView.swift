/// A view whose title is a text that can be read without drawing it.
protocol TitledView {
  var titleText: Text? { get }
}

extension Text: TitledView {
  var titleText: Text? { self }
}

extension ModifiedContent: TitledView where Content: View {
  var titleText: Text? { (content as? any TitledView)?.titleText }
}

extension Label: TitledView {
  var titleText: Text? { (title as? any TitledView)?.titleText }
}

/// A view that assistive technology names by its title, whatever is drawn of it.
protocol NamedByTitle: TitledView {}
extension Label: NamedByTitle {}
extension ModifiedContent: NamedByTitle where Content: NamedByTitle & View {}
