import Foundation

/// The form of generated content. Nothing is generated, so it is only passed on.
public struct GenerationSchema: Sendable {
  public let type: String
  public init(type: any Generable.Type, description: String? = nil) { self.type = "\(type)" }
}

public struct GenerationID: Hashable, Sendable {
  private let id = UUID()
  public init() {}
}

/// Content as a model generates it. There is none.
public struct GeneratedContent: Hashable, Sendable {
  public var jsonString: String { "null" }
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { throw LanguageModelSession.GenerationError.unavailable }
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value { throw LanguageModelSession.GenerationError.unavailable }
}

public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  init(_ content: GeneratedContent) throws
}

public protocol InstructionsRepresentable { var instructionsRepresentation: Instructions { get } }
public protocol PromptRepresentable { var promptRepresentation: Prompt { get } }

public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}

/// A type that a model can be asked to fill. `@Generable` makes a type one.
///
/// https://developer.apple.com/documentation/foundationmodels/generable
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
  public var generatedContent: GeneratedContent { GeneratedContent() }
  /// Nothing is generated, so nothing can be made of it.
  public init(_ content: GeneratedContent) throws {
    throw LanguageModelSession.GenerationError.unavailable
  }
  public func asPartiallyGenerated() -> Self { self }
}

extension ConvertibleToGeneratedContent {
  public var instructionsRepresentation: Instructions { Instructions("\(self)") }
  public var promptRepresentation: Prompt { Prompt("\(self)") }
}

extension String: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension Float: Generable {}
extension Bool: Generable {}
extension Decimal: Generable {}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    throw LanguageModelSession.GenerationError.unavailable
  }
}
extension Array: InstructionsRepresentable where Element: ConvertibleToGeneratedContent {}
extension Array: PromptRepresentable where Element: ConvertibleToGeneratedContent {}
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent() }
}
extension Array: Generable where Element: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
}

// MARK: Macros

/// The limits of a property's values.
public struct GenerationGuide<Value>: Sendable {}

extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> Self { Self() }
  public static func anyOf(_ values: [String]) -> Self { Self() }
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}
extension GenerationGuide where Value: Numeric {
  public static func minimum(_ value: Value) -> Self { Self() }
  public static func maximum(_ value: Value) -> Self { Self() }
  public static func range(_ range: ClosedRange<Value>) -> Self where Value: Comparable { Self() }
}
extension GenerationGuide {
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] {
    Self()
  }
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    Self()
  }
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    Self()
  }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self
  where Value == [Element] { Self() }
}
/// The guides of arrays in `@Guide(…)`, where the type of the array's elements isn't known.
extension GenerationGuide where Value == [Never] {
  public static func count(_ count: Int) -> Self { Self() }
  public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
  public static func minimumCount(_ count: Int) -> Self { Self() }
  public static func maximumCount(_ count: Int) -> Self { Self() }
}

/// https://developer.apple.com/documentation/foundationmodels/generable(description:)
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "PreviewMacros", type: "Generable")

/// https://developer.apple.com/documentation/foundationmodels/guide(description:)
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "PreviewMacros", type: "ModelMark")
@attached(peer)
public macro Guide<Value>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
  #externalMacro(module: "PreviewMacros", type: "ModelMark")
@attached(peer)
public macro Guide<Output>(description: String? = nil, _ guides: Regex<Output>) =
  #externalMacro(module: "PreviewMacros", type: "ModelMark")
