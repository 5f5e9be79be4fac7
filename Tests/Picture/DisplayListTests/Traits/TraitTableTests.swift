import DisplayList
import Testing

@Suite struct TraitTableTests {
  @Test(arguments: TraitID.allCases) func everyTraitIsFoundByItsNameAndSection(_ id: TraitID) {
    let definition = id.definition
    #expect(definition.id == id)
    #expect(TraitTable.id(definition.name, in: definition.section) == id)
    #expect(!definition.noun.isEmpty)
  }

  @Test func anUnknownNameIsNoTrait() {
    #expect(TraitTable.id("glow", in: .modifiers) == nil)
    #expect(TraitTable.id("fill", in: .modifiers) == nil)
  }

  @Test func fieldsHaveUnitsAndDefaults() {
    #expect(TraitID.padding.definition["top"].unit == .points)
    #expect(TraitID.padding.definition["top"].standard == 0)
    #expect(TraitID.opacity.definition[.value].standard == 1)
    #expect(TraitID.spacer.definition["frame width"].unit == .points)
    #expect(TraitID.arguments.definition["gap"].unit == .word)
  }
}
