import DataModels
import Testing
import XcodeImport

/// Source: the files that Xcode writes by “Create NSManagedObject Subclass…”.
@Suite struct ManagedClassCompilerTests {
  private func entity(_ generation: DataEntity.CodeGeneration) -> DataEntity {
    var trip = DataEntity(name: "Trip", className: "TripObject")
    trip.codeGeneration = generation
    trip.attributes = [
      DataAttribute(name: "title", type: .string),
      DataAttribute(name: "count", type: .integer16),
      DataAttribute(name: "price", type: .decimal),
      DataAttribute(name: "rank", type: .integer64),
    ]
    trip.attributes[1].usesScalar = true
    trip.relationships = [
      DataRelationship(name: "stops", destination: "Trip", isToMany: true),
      DataRelationship(name: "next", destination: "Trip"),
    ]
    return trip
  }

  @Test func aClassHasPropertiesOfXcodesTypes() {
    let source = ManagedClassCompiler(DataModel(entities: [entity(.classDefinition)])).source
    for line in [
      "public class TripObject: NSManagedObject {}", "extension TripObject {",
      "  public class func fetchRequest() -> NSFetchRequest<TripObject> {",
      "    NSFetchRequest<TripObject>(entityName: \"Trip\")", "  public var title: String? {",
      "  public var count: Int16 {", "  public var price: NSDecimalNumber? {",
      "  public var rank: NSNumber? {", "  public var stops: NSSet? {",
      "  public var next: TripObject? {", "extension TripObject: Identifiable {}",
    ] { #expect(source.split(separator: "\n").map(String.init).contains(line)) }
    #expect(source.contains("public func addToStops(_ value: TripObject) {"))
    #expect(source.contains("public func removeFromStops(_ values: NSSet) {"))
  }

  @Test func namesThatAreNotSwiftsBecomeWarnings() {
    var trip = DataEntity(name: "A \"quoted\" trip", className: "Trip")
    trip.codeGeneration = .classDefinition
    trip.attributes = [DataAttribute(name: "x: Int } //", type: .string)]
    trip.relationships = [DataRelationship(name: "next", destination: "Bad")]
    var bad = DataEntity(name: "Bad", className: "Bad {}")
    bad.codeGeneration = .classDefinition
    let source = ManagedClassCompiler(DataModel(entities: [trip, bad])).source
    #expect(
      source.split(separator: "\n").map(String.init) == [
        "import CoreData", "import Foundation", "public class Trip: NSManagedObject {}",
        "extension Trip {", "  public class func fetchRequest() -> NSFetchRequest<Trip> {",
        "    NSFetchRequest<Trip>(entityName: \"A \\\"quoted\\\" trip\")", "  }",
        "  #warning(\"“x: Int } //” is no name of Swift: rename it in the data model.\")",
        "  public var next: NSManagedObject? {", "    get { _managedValue(\"next\") }",
        "    set { _setManagedValue(newValue, \"next\") }", "  }", "}",
        "extension Trip: Identifiable {}",
        "#warning(\"“Bad {}”, the class of Bad, is no name of Swift: rename it in the data model.\")",
      ])
  }

  /// Source: the field “Custom Class” of a transformable attribute takes any text in Xcode's model editor.
  @Test(arguments: [
    ("UIColor", "UIColor?"), ("Shared.Palette", "Shared.Palette?"),
    ("NSObject { get } } func f() { //", "NSObject?"), ("", "NSObject?"),
    ("[String]", "[String]?"), ("[String: Kit.Tint]", "[String: Kit.Tint]?"), ("[]", "NSObject?"),
    ("A..B", "NSObject?"), ("class", "NSObject?"),
  ])
  func theClassOfATransformableValueIsANameOrNone(name: String, type: String) {
    var trip = DataEntity(name: "Trip", className: "Trip")
    trip.codeGeneration = .category
    trip.attributes = [DataAttribute(name: "tint", type: .transformable)]
    trip.attributes[0].customClass = name
    let lines = ManagedClassCompiler(DataModel(entities: [trip])).source
      .split(separator: "\n").map(String.init)
    #expect(lines.contains("  public var tint: \(type) {"))
    let warning =
      "  #warning(\"“\(name)”, the class of tint, is no name of a type in Swift: rename it in the data model.\")"
    #expect(lines.contains(warning) == (type == "NSObject?"))
  }

  @Test func aCategoryHasNoClassAndManualHasNothing() {
    let category = ManagedClassCompiler(DataModel(entities: [entity(.category)])).source
    #expect(!category.contains("class TripObject") && category.contains("extension TripObject {"))
    #expect(ManagedClassCompiler(DataModel(entities: [entity(.none)])).source == "")
  }
}
