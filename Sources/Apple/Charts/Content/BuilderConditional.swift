/// One of two contents, as an `if` with an `else` in a builder makes it.
public nonisolated struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional {
  public typealias Body = Never
  public var body: Never { _noBody(Self.self) }
}
