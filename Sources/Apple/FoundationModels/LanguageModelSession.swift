import DeviceWorld
import Foundation

/// The role that a model is given.
public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String
  public init(_ content: some StringProtocol) { text = String(content) }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
  public var instructionsRepresentation: Instructions { self }
}

/// A question to a model.
public struct Prompt: PromptRepresentable, Sendable {
  let text: String
  public init(_ content: some StringProtocol) { text = String(content) }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  public var promptRepresentation: Prompt { self }
}

@resultBuilder public enum InstructionsBuilder {
  public static func buildBlock(_ parts: any InstructionsRepresentable...) -> Instructions {
    Instructions(parts.map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
  public static func buildOptional(_ part: Instructions?) -> Instructions {
    part ?? Instructions("")
  }
  public static func buildEither(first part: Instructions) -> Instructions { part }
  public static func buildEither(second part: Instructions) -> Instructions { part }
  public static func buildArray(_ parts: [Instructions]) -> Instructions {
    Instructions(parts.map(\.text).joined(separator: "\n"))
  }
}

@resultBuilder public enum PromptBuilder {
  public static func buildBlock(_ parts: any PromptRepresentable...) -> Prompt {
    Prompt(parts.map(\.promptRepresentation.text).joined(separator: "\n"))
  }
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt("") }
  public static func buildEither(first part: Prompt) -> Prompt { part }
  public static func buildEither(second part: Prompt) -> Prompt { part }
  public static func buildArray(_ parts: [Prompt]) -> Prompt {
    Prompt(parts.map(\.text).joined(separator: "\n"))
  }
}

public struct GenerationOptions: Hashable, Sendable {
  public struct SamplingMode: Hashable, Sendable {
    public static let greedy = SamplingMode()
    public static func random(top: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
    public static func random(
      probabilityThreshold: Double, seed: UInt64? = nil
    ) -> SamplingMode { SamplingMode() }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

/// Code that a model may call. No model calls it.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Output
  associatedtype Arguments: ConvertibleFromGeneratedContent
  var name: String { get }
  var description: String { get }
  func call(arguments: Arguments) async throws -> Output
}
extension Tool {
  public var name: String { "\(Self.self)" }
}

/// The record of a conversation. It holds nothing, since nothing was answered.
public struct Transcript: Hashable, Sendable {
  public init() {}
}

/// A conversation with a model. Each question is refused, as by a device whose model isn't there.
///
/// https://developer.apple.com/documentation/foundationmodels/languagemodelsession
public final class LanguageModelSession: @unchecked Sendable {
  /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/generationerror
  public enum GenerationError: Error, LocalizedError {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)

    static var unavailable: GenerationError {
      .assetsUnavailable(Context(debugDescription: "There is no language model on this device."))
    }
  }

  public struct Response<Content>: @unchecked Sendable {
    public let content: Content
    public let rawContent: GeneratedContent
  }

  /// Answers as they grow. The first thing that it gives is an error.
  public struct ResponseStream<Content: Generable>: AsyncSequence, @unchecked Sendable {
    public struct Snapshot {
      public var content: Content.PartiallyGenerated
      public var rawContent: GeneratedContent
    }
    public typealias Element = Snapshot
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { throw GenerationError.unavailable }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> { throw GenerationError.unavailable }
  }

  public var isResponding: Bool { false }
  public var transcript: Transcript { Transcript() }

  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) { self.init(()) }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions
  ) { self.init(()) }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    _ = try instructions()
    self.init(())
  }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) { self.init(()) }
  private init(_ nothing: Void) {}

  public func prewarm(promptPrefix: Prompt? = nil) {}

  private func refuse(_ call: String) -> GenerationError {
    DeviceAnswers.note(
      DeviceUse(
        question: "LanguageModelSession.\(call) for an answer", key: "",
        answer: .nothing("a device without a language model")))
    return .unavailable
  }

  @discardableResult
  public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw refuse("respond(to:)") }
  @discardableResult
  public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw refuse("respond(to:)") }
  @discardableResult
  public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> {
    _ = try prompt()
    throw refuse("respond(options:prompt:)")
  }
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw refuse("respond(to:generating:)") }
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw refuse("respond(to:generating:)") }
  @discardableResult
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> {
    _ = try prompt()
    throw refuse("respond(generating:prompt:)")
  }

  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> {
    _ = refuse("streamResponse(to:)")
    return ResponseStream()
  }
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> {
    _ = refuse("streamResponse(to:generating:)")
    return ResponseStream()
  }
}
