import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import ProjectBuild

@Suite struct StubModelTests {
  /// The declarations that are made of code and of what the compiler says of it.
  private func stubs(of code: String, _ messages: [(line: Int, text: String)]) throws -> [String] {
    let folder = try ScratchFolder("stubs")
    let file = try folder.write(code, to: "A.swift")
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let findings = messages.compactMap { message in
      StubFact(message.text)?.called(in: lines.prefix(message.line)).map {
        StubFinding(fact: $0, file: file, line: message.line)
      }
    }
    #expect(findings.count == messages.count)
    let source = SwiftSource()
    var model = StubModel()
    model.learn(
      findings, uses: try source.uses(of: StubModel.names(findings), in: [file]),
      own: try source.ownTypes(in: [file]))
    let text = StubWriter(model: model, imports: []).text
    let support = try #require(text.range(of: StubWriter.mark))
    return text[support.upperBound...].split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
  }

  /// `typealias Stage = Games.Stage`: the module has the type, beside the code's own of that name.
  @Test func aTypeThatCodeNamesWithItsModuleIsTheModules() {
    var model = StubModel()
    let fact = StubFact.exported("Stage", module: "Games")
    model.learn(
      [StubFinding(fact: fact, file: "A.swift", line: 1)], uses: [], own: ["Stage": []],
      modules: ["Games"])
    #expect(model.types.keys.sorted() == ["Stage"])
    #expect(model.qualified == ["Games": ["Stage"]])
  }

  @Test func aViewIsMadeOfItsModifiers() throws {
    #expect(
      try stubs(
        of: "KFImage(url, size: .big).resizable().placeholder { ProgressView() }.frame(width: 8)",
        [(1, "cannot find 'KFImage' in scope")]) == [
          "public struct KFImage: View, _StubView {",
          "public var _content = AnyView(EmptyView())",
          "public var body: some View { _content }",
          "public nonisolated init(_stubOf content: AnyView) { _content = content }",
          "public nonisolated init() {}",
          "public init(_ a0: Any?, size a1: KFImage_init_size) {}",
          "@discardableResult public func placeholder<R0: View>(@ViewBuilder _ a0: () -> R0) -> KFImage_resizable_placeholder { self }",
          "@discardableResult public func resizable() -> KFImage_resizable { self }",
          "}",
          "public struct KFImage_init_size: Hashable, Codable, Sendable, _StubValue {",
          "public init() {}",
          "public static var big: KFImage_init_size { get { _stub(\"KFImage_init_size.big\") } set {} }",
          "}",
          "public typealias KFImage_resizable = KFImage",
          "public typealias KFImage_resizable_placeholder = KFImage_resizable",
        ])
  }

  /// A modifier without a body of its own is one of the system's, whose body ends the widget.
  @Test func aModifierLeavesItsContentAsItIs() {
    var model = StubModel()
    model.types["Tilt"] = StubType(conformances: ["ViewModifier"])
    #expect(
      StubWriter(model: model, imports: []).text.contains(
        "  public func body(content: Content) -> some View { content }\n"))
  }

  /// Packages have a constant for each of SF Symbols' names, spelled by one rule.
  @Test func aConstantForASymbolHasItsName() throws {
    #expect(
      try stubs(
        of:
          "Image(systemSymbol: .starFill)\nlet s: SFSymbol = .moon\nLabel(\"a\", systemSymbol: s)",
        [
          (1, "extra argument 'systemSymbol' in call"),
          (2, "cannot find type 'SFSymbol' in scope"),
          (3, "extra argument 'systemSymbol' in call"),
        ]) == [
          "public struct SFSymbol: RawRepresentable, Hashable, Codable, Sendable, _StubValue {",
          "public var rawValue: String",
          "public init(rawValue: String) { self.rawValue = rawValue }",
          "public init() { rawValue = \"\" }",
          "public static var starFill: SFSymbol { SFSymbol(rawValue: _symbolName(\"starFill\")) }",
          "}",
          "extension Image {",
          "public init(systemSymbol a0: SFSymbol) { self.init(systemName: a0.rawValue) }",
          "}",
          "extension Label where Title == Text, Icon == Image {",
          "public init(_ a0: LocalizedStringKey, systemSymbol a1: SFSymbol) { self.init(a0, systemImage: a1.rawValue) }",
          "public init(_ a0: some StringProtocol, systemSymbol a1: SFSymbol) { self.init(a0, systemImage: a1.rawValue) }",
          "}",
        ])
  }

  @Test func aConditionIsABoolAndASharedInstanceIsOfItsType() throws {
    #expect(
      try stubs(
        of: "if Flags.shared.isOn {}", [(1, "cannot find 'Flags' in scope")]) == [
          "public struct Flags: Hashable, Codable, Sendable, _StubValue {",
          "public init() {}",
          "public var isOn: Flags_isOn { get { _stub(\"Flags.isOn\") } nonmutating set {} }",
          "public static var shared: Flags { get { _stub(\"Flags.shared\") } set {} }",
          "}",
          "public typealias Flags_isOn = Bool",
        ])
  }

  @Test func anotherTypesMemberIsAnExtensionsAndMayTurnOutToBeSomething() throws {
    #expect(
      try stubs(
        of: "func f(_ t: String) -> Int { t.score }",
        [
          (1, "value of type 'String' has no member 'score'"),
          (1, "cannot convert return expression of type 'String_score' to return type 'Int'"),
        ]) == [
          "public typealias String_score = Int",
          "extension String {",
          "public var score: String_score { get { _stub(\"String.score\") } nonmutating set {} }",
          "}",
        ])
  }

  @Test func aModifierOfAnyViewLeavesItAsItIs() throws {
    #expect(
      try stubs(
        of: "Text(\"a\").shimmering(active: true)",
        [(1, "value of type 'Text' has no member 'shimmering'")]
      ).filter { $0.contains("func") } == [
        "public nonisolated func shimmering(active a0: Any?) -> some View { self }"
      ])
  }

  @Test func aLabelThatNoInitialiserHasMakesOneInAnExtension() throws {
    #expect(
      try stubs(
        of: "Image(glyph: .star)\nLabel(\"a\", glyph: .moon)\nUIFont(token: .body)",
        [
          (1, "extra argument 'glyph' in call"),
          (2, "incorrect argument label in call (have '_:glyph:', expected '_:image:')"),
          (3, "extra argument 'token' in call"),
        ]
      ).filter {
        $0.hasPrefix("extension") || $0.contains("(glyph a") || $0.contains(", glyph a")
          || $0.contains("(token a")
      }
        == [
          "extension Image {",
          "public init(glyph a0: Image_init_glyph) { self = _stub(\"Image\") }",
          "extension Label where Title == Text, Icon == Image {",
          "public init(_ a0: Any?, glyph a1: Label_init_glyph) { self = _stub(\"Label\") }",
          "extension UIFont {",
          "public convenience init(token a0: UIFont_init_token) { self.init() }",
        ])
  }

  @Test func aColorsInitialiserReadsItsDigits() throws {
    #expect(
      try stubs(
        of: "UIColor(hex: text)\nColor(hex: text)",
        [(1, "extra argument 'hex' in call"), (2, "extra argument 'hex' in call")]) == [
          "extension Color {",
          "public init(hex a0: Any?) { self = _stubColor(a0) }",
          "}",
          "extension UIColor {",
          "public convenience init(hex a0: Any?) { self.init(_stubColor(a0)) }",
          "}",
        ])
  }

  @Test func aMemberWithoutItsTypeIsOfTheTypeThatTheContextExpects() throws {
    let lines = try stubs(
      of: "func turn(_ p: Period) {}\nlet a: Void = turn(.hour)",
      [
        (1, "cannot find type 'Period' in scope"),
        (2, "type 'Period' has no member 'hour'"),
        (
          2,
          "member 'hour' in 'Period' produces result of type 'Period_hour', but context expects 'Period'"
        ),
      ])
    #expect(lines.contains("public typealias Period_hour = Period"))
  }

  @Test func aMemberThatTheCompilerRefusesIsNotWritten() {
    var model = StubModel()
    var type = StubType()
    type.members = ["alpha", "beta"].map {
      StubMember(name: $0, isStatic: true, isValue: true, result: "Int")
    }
    model.types["Mood"] = type
    model.refused = ["public static var alpha: Int { get { _stub(\"Mood.alpha\") } set {} }"]
    let text = StubWriter(model: model, imports: []).text
    #expect(!text.contains("alpha"))
    #expect(text.contains("public static var beta: Int"))
    #expect(StubWriter.member("  public struct Mood: Hashable {") == nil)
  }

  @Test func aMethodOfAViewThatMakesAViewKeepsWhatItIsCalledOn() {
    var model = StubModel()
    var view = StubType()
    view.conformances = ["View"]
    model.types["Label_title3"] = view
    var label = StubType()
    label.members = [
      StubMember(
        name: "title3", isStatic: false, signatures: [StubSignature(parameters: [])],
        result: "Label_title3")
    ]
    model.extensions["Label"] = label
    let text = StubWriter(model: model, imports: []).text
    #expect(text.contains("public struct Label_title3: View, _StubView {"))
    #expect(text.contains("public nonisolated init(_stubOf content: AnyView)"))
    #expect(text.contains("func title3() -> Label_title3 { _stubView(self) }"))
  }

  @Test func aPropertyWrapperWithoutATypeIsOfItsKeys() throws {
    let lines = try stubs(
      of: "struct V { @Default(.accent) var accent }", [(1, "unknown attribute 'Default'")])
    #expect(
      lines.contains(
        "extension Default_0 where Value == Default_0_accent { public static var accent: Self { Self() } }"
      ))
    #expect(lines.contains("public init(_ a0: Default_0<Value>) {}"))
  }

  @Test func typesOfTheCodeItselfGetNoMembers() throws {
    #expect(
      try stubs(
        of: "struct Trip {}\nlet a = Trip().name",
        [(2, "value of type 'Trip' has no member 'name'")]) == [])
  }

  @Test func aSuperclassGetsTheMembersThatItsClassLacks() throws {
    let lines = try stubs(
      of: "class Trip: Record {}\nlet a = Trip().name",
      [
        (1, "cannot find type 'Record' in scope"),
        (2, "value of type 'Trip' has no member 'name'"),
      ])
    #expect(lines.first == "open class Record: Hashable, @unchecked Sendable, _StubObject {")
    #expect(
      lines.contains("public var name: Record_name { get { _stub(\"Record.name\") } set {} }"))
  }

  /// The response of a request names its type, and its result is matched by cases, as Alamofire's is.
  @Test func aClosureTellsItsParametersTypesAndCasesTellAResult() throws {
    var model = StubModel()
    for name in ["AF_get_0_0", "Response", "Response_result", "Response_result_success"] {
      model.types[name] = StubType()
    }
    model.types["Response_result"]?.members = [
      StubMember(name: "success", isStatic: true, result: "Response_result_success")
    ]
    let messages = [
      "cannot convert value of type '(Response) -> ()' to expected argument type '(AF_get_0_0) -> ()'",
      "pattern of type 'Response_result' cannot match 'Response_result_success'",
    ]
    let findings = messages.compactMap(StubFact.init).map {
      StubFinding(fact: $0, file: "A.swift", line: 1)
    }
    model.learn(findings, uses: [], own: [:])
    #expect(model.types["AF_get_0_0"]?.alias == "Response")
    #expect(model.types["Response_result"]?.alias == "Result<Any, any Error>")
  }

  @Test func aMethodGivesTheTypeOfTheCodesOwnThatItsCallerExpects() throws {
    #expect(
      try stubs(
        of: """
          struct Stats {}
          func read(_ storage: Storage) -> Stats { storage.load(for: "stats") }
          """,
        [
          (2, "cannot find type 'Storage' in scope"),
          (2, "value of type 'Storage' has no member 'load'"),
          (2, "cannot convert return expression of type 'Storage_load' to return type 'Stats'"),
        ]) == [
          "public struct Storage: Hashable, Codable, Sendable, _StubValue {",
          "public init() {}",
          "@_disfavoredOverload @discardableResult public func load(for a0: Any?) -> Storage_load { _stub(\"Storage.load\") }",
          "public func load<Context>(for a0: Any?) -> Context { _stub(\"Storage.load\") }",
          "}",
          "public struct Storage_load: Hashable, Codable, Sendable, _StubValue {",
          "public init() {}",
          "}",
        ])
  }

  @Test func aParentBesideASuperclassIsAProtocol() throws {
    let lines = try stubs(
      of: "class A: Feed {}\nclass B: NSObject, Feed {}\nlet w: any Writer",
      [
        (1, "cannot find type 'Feed' in scope"),
        (2, "multiple inheritance from classes 'NSObject' and 'Feed'"),
        (3, "cannot find type 'Writer' in scope"),
        (3, "'any' has no effect on concrete type 'Writer'"),
      ])
    #expect(
      lines.filter { $0.hasPrefix("public protocol") } == [
        "public protocol Feed {}", "public protocol Writer {}",
      ])
  }

  /// Of two stubs the one whose initialiser the code calls is the superclass.
  @Test func ofTwoParentsOneIsTheSuperclass() throws {
    let lines = try stubs(
      of: "class B: Delegate, Base {}\nlet b = Base(name: \"b\")",
      [
        (1, "cannot find type 'Delegate' in scope"), (1, "cannot find type 'Base' in scope"),
        (2, "cannot find 'Base' in scope"),
        (1, "multiple inheritance from classes 'Delegate' and 'Base'"),
      ])
    #expect(lines.contains("public protocol Delegate {}"))
    #expect(!lines.contains("public protocol Base {}"))
  }

  /// A class that declares what its parent has, without `override`, conforms to a protocol.
  @Test func aParentWhoseInitialiserIsDeclaredWithoutOverrideIsAProtocol() throws {
    let lines = try stubs(
      of: "final class Output: Sink, @unchecked Sendable {\n  private init() {}\n}",
      [
        (1, "cannot find type 'Sink' in scope"),
        (2, "overriding declaration requires an 'override' keyword"),
      ])
    #expect(lines.contains("public protocol Sink {}"))
  }

  /// Another class of the code overrides a member of it.
  @Test func aParentOfWhichAMemberIsOverriddenStaysAClass() throws {
    let lines = try stubs(
      of: "class A: Base {\n  override func start() {}\n  init() {}\n}",
      [
        (1, "cannot find type 'Base' in scope"),
        (2, "method does not override any method from its superclass"),
        (3, "overriding declaration requires an 'override' keyword"),
      ])
    #expect(!lines.contains("public protocol Base {}"))
  }

  /// `Foundation` has a `Stream` as well; the code names the package's.
  @Test func aNameThatAppleHasTooIsTheModulesOwn() throws {
    var model = StubModel()
    model.types["Stream"] = StubType()
    let fact = try #require(StubFact("ambiguous type name 'Stream' in module 'Feeds'"))
    model.learn(
      [StubFinding(fact: fact, file: "A.swift", line: 1)], uses: [], own: [:], modules: ["Feeds"])
    #expect(
      model.text(of: "Feeds")
        == "@_exported import VitrineStubs\npublic typealias Stream = VitrineStubs.Stream\n")
    #expect(model.text(of: "Other") == "@_exported import VitrineStubs\n")
    let kept = try JSONDecoder().decode(StubModel.self, from: JSONEncoder().encode(model))
    #expect(kept == model)
  }

  @Test func theEnvironmentGetsTheKeysOfAMissingModule() throws {
    let lines = try stubs(
      of: "struct V: View {\n  @Environment(\\.brand) private var brand: Int\n}",
      [
        (2, "cannot infer key path type from context; consider explicitly specifying a root type"),
        (
          2,
          "cannot convert value of type 'KeyPath<EnvironmentValues, EnvironmentValues_brand>' to expected argument type 'KeyPath<EnvironmentValues, Int>'"
        ),
      ])
    #expect(
      lines == [
        "public typealias EnvironmentValues_brand = Int",
        "extension EnvironmentValues {",
        "public var brand: EnvironmentValues_brand { get { _stub(\"EnvironmentValues.brand\") } nonmutating set {} }",
        "}",
      ])
  }

  @Test func membersOfArraysAndDictionariesAreExtensions() throws {
    let lines = try stubs(
      of: "let a = [1].uniqued()\nlet b = [1: 2].inverted",
      [
        (1, "value of type '[Int]' has no member 'uniqued'"),
        (2, "value of type '[Int : Int]' has no member 'inverted'"),
      ])
    #expect(
      lines.filter { $0.hasPrefix("extension") } == ["extension Array {", "extension Dictionary {"])
  }

  /// Messages that SwiftProtobuf generates conform to its protocol `Message`, which is `Hashable`.
  @Test func aProtocolInheritsWhatTypesThatConformToItAreAskedFor() throws {
    #expect(
      try stubs(
        of: "struct Node: Message {}",
        [
          (1, "cannot find type 'Message' in scope"),
          (1, "type 'Node' does not conform to protocol 'Hashable'"),
        ]) == [
          "public protocol Message: Hashable {}",
          "extension Message {",
          "public static func == (a: Self, b: Self) -> Bool { true }",
          "public func hash(into hasher: inout Hasher) {}",
          "}",
        ])
  }

  @Test func aSuperclassGetsWhatItsClassOverrides() throws {
    #expect(
      try stubs(
        of: "class Event: Object { override static func primaryKey() -> String? { \"id\" } }",
        [
          (1, "cannot find type 'Object' in scope"),
          (1, "method does not override any method from its superclass"),
        ]
      ).contains("open class func primaryKey() -> String? { _stub(\"Object\") }"))
  }

  @Test func whatMissingModulesExportIsImportedForAll() {
    var model = StubModel()
    model.exports = ["UIKit"]
    #expect(StubWriter(model: model, imports: []).text.contains("\n@_exported import UIKit\n"))
  }

  @Test func allTypesOfAModuleThatIsExportedAreLeftToIt() {
    var model = StubModel()
    let findings = ["UIColor", "UIImage", "Realm", "UIColor"].enumerated().map { line, name in
      StubFinding(fact: .type(name), file: "A.swift", line: line)
    }
    let first = model.export(findings) { $0 == "UIKit" }
    #expect(first.map(\.line) == [2])
    #expect(model.exports == ["UIKit"])
    // It is exported, and doesn't have them.
    let second = model.export(findings) { $0 == "UIKit" }
    #expect(second.map(\.line) == [0, 1, 2, 3])
  }

  @Test func aProjectedNameIsNoFact() {
    #expect(StubFact("cannot find '$event' in scope") == nil)
    #expect(StubFact("cannot find 'event' in scope") == .value("event"))
  }

  @Test func aClassIsMadeWithoutAnInitialiserThatItsSubclassesWouldNeed() throws {
    let lines = try stubs(
      of: "class Event: Object { init(name: String) { super.init() } }",
      [(1, "cannot find type 'Object' in scope")])
    #expect(lines.first == "open class Object: Hashable, @unchecked Sendable, _StubObject {")
    #expect(lines.contains("public init() {}"))
    #expect(lines.contains("public static func _empty() -> Any { Object() }"))
    #expect(StubWriter.member("  public init() {}") == nil)
  }

  @Test func aModelIsWrittenInOneOrder() throws {
    // Signatures that differ in nothing but the types of their cases.
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let signatures = names.map { name in
      StubSignature(parameters: [StubParameter(label: "in", kind: .member, type: name)])
    }
    #expect(
      Set(signatures).sorted().map(\.parameters[0].type) == [
        "a", "b", "c", "d", "e", "f", "g", "h",
      ])
    var type = StubType()
    type.conformances = ["View", "Identifiable", "Equatable", "Hashable"]
    type.alias = "Int"
    type.initializers = Set(signatures)
    type.members = [
      StubMember(
        name: "m", isStatic: true, isValue: true, signatures: Set(signatures), result: "R")
    ]
    let model = StubModel(types: ["T": type])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(model)
    let text = String(decoding: data, as: UTF8.self)
    #expect(
      text.contains(#""conformances":["Equatable","Hashable","Identifiable","View"]"#))
    let parameters = text.matches(of: /"type":"(\w)"/).map { String($0.1) }
    #expect(parameters == names + names)
    #expect(try JSONDecoder().decode(StubModel.self, from: data) == model)
  }
}
