import Foundation

/// A view for when there is nothing to show, with the reason.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 8) {
      // A font that the label has of its own goes before.
      label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
      description
        .changingEnvironment {
          $0.font = .subheadline
          $0.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        }
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
