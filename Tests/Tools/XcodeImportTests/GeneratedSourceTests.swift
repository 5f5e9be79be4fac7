import Foundation
import TestSupport
import Testing

@testable import XcodeImport

/// The generated source, compared with the declarations that Xcode's generator is known to write.
@Suite struct GeneratedSourceTests {
  private static let ferries = Repository.root.appendingPathComponent(
    "Tests/Apple/IntentsTests/Base.lproj/Ferries.intentdefinition"
  ).path

  private func source(_ change: (inout IntentDefinitionCompiler) -> Void = { _ in }) throws
    -> String
  {
    var compiler = IntentDefinitionCompiler()
    change(&compiler)
    return try compiler.source(of: Self.ferries)
  }

  @Test(arguments: [
    "public class ShowFerriesIntent: INIntent {",
    "public var heading: String? {",
    "public var pier: Pier? {",
    "public var stops: [Pier]? {",
    "public var sailing: Sailing {",
    "public var showsTide: NSNumber? {",
    "public var limit: NSNumber? {",
    "public protocol ShowFerriesIntentHandling: NSObjectProtocol {",
    "func resolvePier(for intent: ShowFerriesIntent, "
      + "with completion: @escaping (PierResolutionResult) -> Void)",
    "func resolvePier(for intent: ShowFerriesIntent) async -> PierResolutionResult",
    "func resolveLimit(for intent: ShowFerriesIntent) async -> ShowFerriesLimitResolutionResult",
    "func providePierOptionsCollection(for intent: ShowFerriesIntent, "
      + "with completion: @escaping (INObjectCollection<Pier>?, (any Error)?) -> Void)",
    "func providePierOptionsCollection(for intent: ShowFerriesIntent) async throws "
      + "-> INObjectCollection<Pier>",
    "func provideStopsOptionsCollection(for intent: ShowFerriesIntent, searchTerm: String?, "
      + "with completion: @escaping (INObjectCollection<Pier>?, (any Error)?) -> Void)",
    "func provideBoatOptionsCollection(for intent: ShowFerriesIntent) async throws "
      + "-> INObjectCollection<NSString>",
    "func defaultPier(for intent: ShowFerriesIntent) -> Pier?",
    "func defaultStops(for intent: ShowFerriesIntent) -> [Pier]?",
    "func defaultBoat(for intent: ShowFerriesIntent) -> String?",
    "func confirm(intent: ShowFerriesIntent, "
      + "completion: @escaping (ShowFerriesIntentResponse) -> Void)",
    "func handle(intent: ShowFerriesIntent) async -> ShowFerriesIntentResponse",
    "public enum ShowFerriesIntentResponseCode: Int, Sendable {",
    "case failureNoBoat = 100",
    "public static func success(boat: String) -> ShowFerriesIntentResponse {",
    "public enum ShowFerriesLimitUnsupportedReason: Int, Sendable {",
    "case negativeNumbersNotSupported = 1",
    "public class ShowFerriesLimitResolutionResult: INIntegerResolutionResult, "
      + "@unchecked Sendable {",
    "public enum Sailing: Int, Sendable {",
    "case `night` = 2",
    "public class func confirmationRequired(with valueToConfirm: Sailing) -> Self {",
    "public class Pier: INObject {",
    "public var berths: NSNumber? {",
    "public class func disambiguation(with objectsToDisambiguate: [Pier]) -> Self {",
  ])
  func declares(_ declaration: String) throws {
    #expect(try source().contains(declaration))
  }

  /// Public code sets two fields of the type Decimal to `NSNumber(value: 52.5)`.
  @Test(arguments: [FieldKind.boolean, .integer, .decimal, .double, .timeInterval])
  func numbersAreObjects(kind: FieldKind) {
    #expect(kind.propertyType(isMultiple: false) == "NSNumber?")
  }

  @Test func aLocationIsAPlacemark() throws {
    let plist = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Sky</string><key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>place</string>
      <key>INIntentParameterType</key><string>Location</string>
      </dict></array></dict></array></dict></plist>
      """
    let path = NSTemporaryDirectory() + "Sky-\(UUID().uuidString).intentdefinition"
    try Data(plist.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let source = try IntentDefinitionCompiler().source(of: path)
    #expect(source.contains("import CoreLocation"))
    #expect(source.contains("var place: CLPlacemark? {"))
    #expect(try !self.source().contains("CoreLocation"))
  }

  @Test func anEnumerationCanBeOfAnotherFile() throws {
    let plist = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Night</string><key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>when</string>
      <key>INIntentParameterType</key><string>Integer</string>
      <key>INIntentParameterEnumType</key><string>Sailing</string>
      </dict></array></dict></array></dict></plist>
      """
    let path = NSTemporaryDirectory() + "Night-\(UUID().uuidString).intentdefinition"
    try Data(plist.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = try IntentDefinitionCompiler().source(of: path, others: [Self.ferries])
    #expect(text.contains("public var when: Sailing {"))
    #expect(text.contains(#"get { _enumeration("when", else: .unknown) }"#))
    #expect(text.contains(#"_INCase(2, "night", _INPhrase("By Night")),"#))
    #expect(!text.contains("enum Sailing"))
  }

  /// A file from an app that was written in Objective-C first, whose cases are named in capitals there.
  @Test func aCasesFirstLetterIsSmall() throws {
    let plist = """
      <plist version="1.0"><dict><key>INIntents</key><array/><key>INEnums</key><array><dict>
      <key>INEnumName</key><string>MoveMouse</string><key>INEnumValues</key><array>
      <dict><key>INEnumValueName</key><string>unknown</string></dict>
      <dict><key>INEnumValueIndex</key><integer>1</integer>
      <key>INEnumValueName</key><string>DoNotMove</string></dict>
      <dict><key>INEnumValueIndex</key><integer>2</integer>
      <key>INEnumValueName</key><string>topLeft</string></dict>
      </array></dict></array></dict></plist>
      """
    let path = NSTemporaryDirectory() + "Move-\(UUID().uuidString).intentdefinition"
    try Data(plist.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = try IntentDefinitionCompiler().source(of: path)
    let cases = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("case `") }
    #expect(cases == ["case `unknown` = 0", "case `doNotMove` = 1", "case `topLeft` = 2"])
  }

  @Test func theLimitsOfANumberComeAlong() throws {
    let plist = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Trip</string><key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>days</string>
      <key>INIntentParameterType</key><string>Integer</string>
      <key>INIntentParameterMetadata</key><dict>
      <key>INIntentParameterMetadataMinimumValue</key><integer>1</integer>
      <key>INIntentParameterMetadataMaximumValue</key><integer>14</integer>
      </dict></dict><dict>
      <key>INIntentParameterName</key><string>budget</string>
      <key>INIntentParameterType</key><string>Decimal</string>
      <key>INIntentParameterMetadata</key><dict>
      <key>INIntentParameterMetadataMinimumValue</key><real>0.5</real>
      <key>INIntentParameterMetadataMaximumValue</key><string></string>
      </dict></dict></array></dict></array></dict></plist>
      """
    let path = NSTemporaryDirectory() + "Trip-\(UUID().uuidString).intentdefinition"
    try Data(plist.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = try IntentDefinitionCompiler().source(of: path)
    let limits = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("minimum") || $0.hasPrefix("maximum") }
    #expect(limits == ["minimum: 1.0,", "maximum: 14.0,", "minimum: 0.5,"])
  }

  @Test func isTheSameEachTime() throws {
    #expect(try source() == source())
  }

  @Test func visibilityIsTheProjects() throws {
    let project = try source { $0.settings.visibility = .project }
    #expect(project.contains("internal class Pier: INObject"))
    #expect(!project.contains("public "))
    let none = try source { $0.settings.visibility = .none }
    #expect(!none.contains("class "))
    let objectiveC = try source { $0.settings.language = .objectiveC }
    #expect(objectiveC.contains("open class Pier: INObject"))
  }

  @Test func thePrefixIsBeforeClassesOnly() throws {
    let text = try source { $0.settings.classPrefix = "FX" }
    #expect(text.contains("public class FXShowFerriesIntent: INIntent"))
    #expect(text.contains("public var pier: FXPier?"))
    #expect(text.contains("public enum FXSailing: Int"))
  }

  @Test func phrasesBringTheirTranslations() throws {
    let text = try source {
      let folder = URL(fileURLWithPath: Self.ferries).deletingLastPathComponent()
        .deletingLastPathComponent()
      try? $0.strings.add(file: folder.appendingPathComponent("zh-Hans.lproj/Ferries.strings").path)
    }
    #expect(text.contains(#"title: _INPhrase("Pier", ["zh-Hans": "码头"]),"#))
    #expect(text.contains(#"value: .text(_INPhrase("Ferries", ["zh-Hans": "渡轮"])),"#))
  }

  @Test func theHandlerIsTheTargets() throws {
    let text = try source { $0.handlers = ["Other", "FerryHandler"] }
    #expect(text.contains("handlers: [{ Other() }, { FerryHandler() }],"))
    let chosen = try source {
      $0.handlers = ["Other", "FerryHandler"]
      $0.settings.principalClass = "FerryHandler"
    }
    #expect(chosen.contains("handlers: [{ FerryHandler() }],"))
  }

  @Test func handlersAreFoundInSource() {
    let source = """
      // class Commented: INExtension {}
      class IntentHandler: INExtension, AIntentHandling { }
      @objc(B) public final class B: NSObject {}
      public final class C : INExtension { }
      private class Hidden: INExtension {}
      #if os(macOS)
      class OnTheMac: INExtension {}
      #endif
      #if canImport(Intents)
      @MainActor final class D: Base, INExtension {}
      #endif
      """
    #expect(HandlerSearch.classes(in: source) == ["IntentHandler", "C", "D"])
  }

  @Test func thePrincipalClassIsReadWithoutItsModule() {
    let plist = """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
      </dict></dict></plist>
      """
    #expect(HandlerSearch.principalClass(infoPlist: Data(plist.utf8)) == "IntentHandler")
  }
}
