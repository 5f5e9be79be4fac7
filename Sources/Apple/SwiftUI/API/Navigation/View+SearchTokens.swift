import Foundation

// Search fields with suggestions, tokens or a binding that presents them. They are drawn as those without; tokens that
// are chosen already aren't drawn.

extension View {
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: _WrittenKey<Self>?, @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<Self, _BarModifier> {
    searched(text, prompt: prompt.map { Text($0) })
  }
  public nonisolated func searchable<W: _Wording, S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: W? = Text?.none, @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<Self, _BarModifier> {
    searched(text, prompt: prompt?._text)
  }
  @_disfavoredOverload
  public nonisolated func searchable<P: StringProtocol, S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<Self, _BarModifier> {
    searched(text, prompt: Text(prompt))
  }
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: _WrittenKey<Self>?
  ) -> ModifiedContent<Self, _BarModifier> {
    searched(text, prompt: prompt.map { Text($0) })
  }
  public nonisolated func searchable<W: _Wording>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: W? = Text?.none
  ) -> ModifiedContent<Self, _BarModifier> {
    searched(text, prompt: prompt?._text)
  }
  @_disfavoredOverload
  public nonisolated func searchable<P: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: P
  ) -> ModifiedContent<Self, _BarModifier> {
    searched(text, prompt: Text(prompt))
  }
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: _WrittenKey<Self>?, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt.map { Text($0) })
  }
  public nonisolated func searchable<
    W: _Wording, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: W? = Text?.none, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt?._text)
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    P: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: Text(prompt))
  }
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: _WrittenKey<Self>?, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt.map { Text($0) })
  }
  public nonisolated func searchable<
    W: _Wording, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: W? = Text?.none, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt?._text)
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    P: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: Text(prompt))
  }
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: _WrittenKey<Self>?, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt.map { Text($0) })
  }
  public nonisolated func searchable<
    W: _Wording, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: W? = Text?.none, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt?._text)
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    P: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: Text(prompt))
  }
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: _WrittenKey<Self>?, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt.map { Text($0) })
  }
  public nonisolated func searchable<
    W: _Wording, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: W? = Text?.none, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt?._text)
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    P: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: Text(prompt))
  }
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: _WrittenKey<Self>?, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt.map { Text($0) })
  }
  public nonisolated func searchable<
    W: _Wording, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: W? = Text?.none, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt?._text)
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    P: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: Text(prompt))
  }
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: _WrittenKey<Self>?, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt.map { Text($0) })
  }
  public nonisolated func searchable<
    W: _Wording, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: W? = Text?.none, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: prompt?._text)
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    P: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _BarModifier> where C.Element: Identifiable {
    searched(text, prompt: Text(prompt))
  }
}
