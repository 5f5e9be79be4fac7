import Foundation

/// An alert by its older name.
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { .init() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { .init() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { .init() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      .init()
    }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

// They return the view itself: an opaque type would depend on the title and the buttons too, and
// the type checker could solve nothing that follows in a chain before these.
extension View {
  public nonisolated func alert<A: View>(
    _ titleKey: _WrittenKey<Self>, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert<W: _Wording, A: View>(
    _ title: W, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: _WrittenKey<Self>, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert<W: _Wording, A: View, M: View>(
    _ title: W, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert<A: View, T>(
    _ titleKey: _WrittenKey<Self>, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: _WrittenKey<Self>, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert<W: _Wording, A: View, T>(
    _ title: W, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert<W: _Wording, A: View, M: View, T>(
    _ title: W, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> _RestingView<Self> {
    resting("alert", .presentation)
  }
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> _RestingView<Self> {
    resting("actionSheet", .presentation)
  }

  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: _WrittenKey<Self>, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: _WrittenKey<Self>, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  public nonisolated func confirmationDialog<W: _Wording, A: View>(
    _ title: W, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  public nonisolated func confirmationDialog<W: _Wording, A: View, M: View>(
    _ title: W, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: _WrittenKey<Self>, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: _WrittenKey<Self>, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  public nonisolated func confirmationDialog<W: _Wording, A: View, T>(
    _ title: W, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  public nonisolated func confirmationDialog<W: _Wording, A: View, M: View, T>(
    _ title: W, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> _RestingView<Self> {
    resting("confirmationDialog", .presentation)
  }
}
