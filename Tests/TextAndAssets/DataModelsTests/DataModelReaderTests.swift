import DataModels
import Foundation
import TestSupport
import Testing

@Suite struct DataModelReaderTests {
  private func read(_ entities: String) throws -> DataModel {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "model-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("<?xml version=\"1.0\"?>\n<model type=\"x\">\n\(entities)\n</model>".utf8).write(
      to: file)
    return try DataModelReader.model(at: file.path)
  }

  @Test func attributesHaveTheirTypesAndDefaults() throws {
    let model = try read(
      """
      <entity name="Trip" representedClassName=".TripObject" syncable="YES" codeGenerationType="class">
        <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="title" attributeType="String" defaultValueString="A &amp; B"/>
      </entity>
      """)
    let entity = try #require(model.entity(named: "Trip"))
    #expect(entity.className == "TripObject")
    #expect(entity.codeGeneration == .classDefinition)
    #expect(entity.attributes.map(\.name) == ["count", "title"])
    #expect(entity.attributes.first?.type == .integer16)
    #expect(try entity.attributes.element(0).isOptional && entity.attributes.element(0).usesScalar)
    #expect(entity.attributes[at: 1]?.defaultText == "A & B")
    #expect(try !entity.attributes.element(1).isOptional)
  }

  @Test func relationshipsAndConstraintsAreRead() throws {
    let model = try read(
      """
      <entity name="Folder">
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Item" inverseName="folder" inverseEntity="Item"/>
      </entity>
      <entity name="Item">
        <attribute name="code" attributeType="UUID"/>
        <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Folder" inverseName="items" inverseEntity="Folder"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="code"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      """)
    let items = try #require(model.entity(named: "Folder")?.relationships.first)
    #expect(items.isToMany && items.isOrdered && items.deleteRule == .cascade)
    #expect(model.inverse(of: items)?.name == "folder")
    #expect(model.entity(named: "Item")?.uniqueness == [["code"]])
  }

  @Test(arguments: [
    ("<entity name=\"A\"><attribute name=\"x\" attributeType=\"Colour\"/></entity>", "Colour", 3),
    ("<entity name=\"A\"/>\n<entity name=\"A\"/>", "two entities are called A", 4),
    (
      "<entity name=\"A\"><relationship name=\"b\" destinationEntity=\"B\"/></entity>",
      "A.b leads to B, which isn't in the model", 3
    ),
    ("<entity name=\"A\" parentEntity=\"P\"/>", "A inherits from P", 3),
    ("<entity name=\"A", "the value of name has no end", 3),
    ("<entity name=\"A\" parentEntity=\"A\"/>", "A inherits from itself", 3),
    (
      "<entity name=\"C\" parentEntity=\"A\"/>\n<entity name=\"A\" parentEntity=\"B\"/>\n<entity name=\"B\" parentEntity=\"A\"/>",
      "A inherits from itself", 4
    ),
  ])
  func whatIsWrongIsNamedWithItsLine(_ text: String, _ message: String, _ line: Int) throws {
    do {
      _ = try read(text)
      Issue.record("it was read")
    } catch let problem as DataModelProblem {
      #expect(problem.message.contains(message))
      #expect(problem.line == line)
    }
  }

  /// A search of the whole rest at each sign would take long.
  @Test func signsThatBeginNoEntityStay() throws {
    let signs = String(repeating: "&", count: 50_000)
    let model = try read(
      """
      <entity name="A">
        <attribute name="a" attributeType="String" defaultValueString="\(signs)"/>
        <attribute name="b" attributeType="String" defaultValueString="&#x10FFFF;&#65;&amp;& ;"/>
      </entity>
      """)
    let entity = try #require(model.entity(named: "A"))
    #expect(entity.attributes.first?.defaultText?.utf8.count == 50_000)
    #expect(try entity.attributes.element(1).defaultText == "\u{10FFFF}A&& ;")
  }

  @Test func theCurrentVersionIsTheOneThatIsChosen() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "versions-\(UUID().uuidString).xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (version, entity) in [("One", "Old"), ("Two", "New")] {
      let inside = folder.appendingPathComponent("\(version).xcdatamodel")
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      try Data("<model><entity name=\"\(entity)\"/></model>".utf8)
        .write(to: inside.appendingPathComponent("contents"))
    }
    #expect(throws: DataModelProblem.self) { try DataModelReader.model(at: folder.path) }
    let chosen = ["_XCCurrentVersionName": "Two.xcdatamodel"]
    let file = folder.appendingPathComponent(".xccurrentversion")
    try PropertyListSerialization.data(fromPropertyList: chosen, format: .xml, options: 0)
      .write(to: file)
    #expect(try DataModelReader.model(at: folder.path).entities.map(\.name) == ["New"])
    try PropertyListSerialization.data(
      fromPropertyList: ["_XCCurrentVersionName": "Three.xcdatamodel"], format: .xml, options: 0
    ).write(to: file)
    let problem = #expect(throws: DataModelProblem.self) {
      try DataModelReader.model(at: folder.path)
    }
    #expect(problem?.message.contains("Three.xcdatamodel isn't there; it has: One") ?? false)
    #expect(DataModelReader.newestVersion(of: folder.path) == "\(folder.path)/Two.xcdatamodel")
    let tenth = folder.appendingPathComponent("Two 10.xcdatamodel")
    try FileManager.default.createDirectory(at: tenth, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Two 9.xcdatamodel"), withIntermediateDirectories: true)
    #expect(DataModelReader.newestVersion(of: folder.path) == tenth.path)
    // A version of another model is none of this one.
    try PropertyListSerialization.data(
      fromPropertyList: [
        "_XCCurrentVersionName": "../\(folder.lastPathComponent)/Two.xcdatamodel"
      ], format: .xml, options: 0
    ).write(to: file)
    #expect(throws: DataModelProblem.self) { try DataModelReader.model(at: folder.path) }
  }
}
