import Testing

@testable import AppleComparison

@Suite struct PictureNameTests {
  @Test(
    arguments: [
      ("NextTrip_systemSmall-dark@3x.png", ["next", "trip", "system", "small", "dark", "3x"]),
      ("HTTPStatusView.png", ["http", "status", "view"]),
      ("test_widget_accessibility3.1.png", ["test", "widget", "accessibility3", "1"]),
    ])
  func aNameFallsIntoWords(_ path: String, _ words: [String]) {
    #expect(PictureName(path).words == words)
  }

  @Test func aFamilyIsFoundInAnySpelling() {
    #expect(PictureName("Trip.systemSmall.png").family == "systemSmall")
    #expect(
      PictureName("test_system_extra_large_portrait.1.png").family == "systemExtraLargePortrait")
    #expect(PictureName("accessory-rectangular.png").family == "accessoryRectangular")
  }

  @Test func aSizeAloneIsOnlyAHint() {
    let name = PictureName("Trip-small.png")
    #expect(name.family == nil)
    #expect(name.familyHint == "systemSmall")
  }

  @Test func theFilesNameGoesBeforeItsFolders() {
    #expect(PictureName("light/Trip-dark.png").appearance == "dark")
    #expect(PictureName("dark/Trip.png").appearance == "dark")
    #expect(PictureName("__Snapshots__/Trip.png").words == ["trip"])
  }

  @Test func typeSizesHaveTheNamesOfSwiftUIAndOfUIKit() {
    #expect(PictureName("Trip-accessibility3.png").typeSize == "accessibility3")
    #expect(PictureName("Trip.AX5.png").typeSize == "accessibility5")
    #expect(PictureName("Trip.extraExtraExtraLarge-light.png").typeSize == "xxxLarge")
    #expect(PictureName("Trip.accessibilityExtraLarge.png").typeSize == "accessibility3")
    #expect(PictureName("Trip.large.png").typeSize == nil)
  }

  @Test func aLocaleHasARegionOrAScript() {
    #expect(PictureName("Trip-de_DE.png").locale == "de_DE")
    #expect(PictureName("Trip.zh-Hant.png").locale == "zh_Hant")
    #expect(PictureName("is_OK.png").locale == nil)
    #expect(PictureName("Trip-view_Model.png").locale == nil)
  }

  @Test func aMarkedLanguageIsALocale() {
    #expect(PictureName("snapshot~dark~ar@3x.png").locale == "ar")
    #expect(PictureName("snapshot~ar.png").locale == "ar")
    #expect(PictureName("de-DE/Trip.png").locale == "de_DE")
    #expect(PictureName("ar.lproj/Trip.png").locale == "ar")
    #expect(PictureName("de-DE/Trip-fr_FR.png").locale == "fr_FR")
    #expect(PictureName("is/Trip-no.png").locale == nil)
    #expect(PictureName("snapshot~dark.png").locale == nil)
  }

  @Test func tintedMeansAccented() {
    #expect(PictureName("Trip-tinted.png").rendering == "accented")
    #expect(PictureName("Trip-vibrant.png").rendering == "vibrant")
  }

  @Test func theScaleIsRead() {
    #expect(PictureName("Trip@2x.png").scale == 2)
    #expect(PictureName("Trip.png").scale == nil)
  }
}
