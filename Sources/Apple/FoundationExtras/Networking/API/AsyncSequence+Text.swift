// The text in a sequence of bytes, as Apple's Foundation reads it.

/// The lines of UTF-8 bytes, without their ends and without empty ones: those end at a line feed, a carriage return,
/// both, or one of Unicode's other line ends.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var characters: AsyncUnicodeScalarSequence<Base>.AsyncIterator

    public mutating func next() async rethrows -> String? {
      var line = String.UnicodeScalarView()
      while let scalar = try await characters.next() {
        if Self.ends.contains(scalar) {
          if !line.isEmpty { return String(line) }
        } else {
          line.append(scalar)
        }
      }
      return line.isEmpty ? nil : String(line)
    }

    private static var ends: Set<Unicode.Scalar> {
      ["\n", "\u{0B}", "\u{0C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(characters: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }
}

/// The Unicode scalars of UTF-8 bytes; the replacement character in the place of what isn't UTF-8.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Unicode.Scalar
  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    /// A byte that was read to see that the ones before it are no character.
    private var next: UInt8?

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    public mutating func next() async rethrows -> Unicode.Scalar? {
      guard let first = try await byte() else { return nil }
      let count =
        UTF8.isASCII(first)
        ? 1
        : first >> 5 == 0b110
          ? 2
          : first >> 4 == 0b1110
            ? 3
            : first >> 3 == 0b11110 ? 4 : 0
      guard count > 0 else { return "\u{FFFD}" }
      var bytes = [first]
      while bytes.count < count {
        guard let byte = try await byte() else { return "\u{FFFD}" }
        guard UTF8.isContinuation(byte) else {
          next = byte
          return "\u{FFFD}"
        }
        bytes.append(byte)
      }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    }

    private mutating func byte() async rethrows -> UInt8? {
      defer { next = nil }
      if let next { return next }
      return try await bytes.next()
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}

/// The characters of UTF-8 bytes.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Character
  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// The scalars that the next one may continue.
    private var text = ""

    fileprivate init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) {
      self.scalars = scalars
    }

    public mutating func next() async rethrows -> Character? {
      while let scalar = try await scalars.next() {
        text.unicodeScalars.append(scalar)
        if text.count > 1 { return text.removeFirst() }
      }
      return text.isEmpty ? nil : text.removeFirst()
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }
}

extension AsyncSequence where Element == UInt8 {
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> {
    AsyncUnicodeScalarSequence(base: self)
  }
}
