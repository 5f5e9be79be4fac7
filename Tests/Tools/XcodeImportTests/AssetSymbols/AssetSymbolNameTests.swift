import Testing

@testable import XcodeImport

/// Names in files `GeneratedAssetSymbols.swift` that Xcode wrote, of public repositories.
@Suite struct AssetSymbolNameTests {
  @Test(arguments: [
    ("WidgetBackground", "widgetBackground"), ("bubble-chat", "bubbleChat"),
    ("pro plan", "proPlan"),
    ("arrow_basic_e", "arrowBasicE"), ("extremelysuccessfullogo", "extremelysuccessfullogo"),
    ("ironMaiden2", "ironMaiden2"), ("white_color_85", "whiteColor85"),
    ("optionIcon_0", "optionIcon0"),
    ("Connecting0_", "connecting0"), ("orbita+", "orbita"), ("block_lv-1", "blockLv1"),
    // Capitals before a word, and a word of capitals behind others.
    ("BGColorOne", "bgColorOne"), ("TLSold", "tlSold"), ("M-stadt", "mStadt"),
    ("icon_ID", "iconID"),
    ("color_24292B", "color24292B"), ("color_9DA2A5", "color9DA2A5"),
    // Names without a small letter.
    ("M", "M"), ("BMW", "BMW"), ("TLS2016", "TLS_2016"), ("292C38", "_292_C_38"),
    ("A2D8FF", "A_2_D_8_FF"),
    ("ECEAFB", "ECEAFB"), ("DCAC00", "DCAC_00"), ("CLR_LABEL_TEXT_WHITE", "CLR_LABEL_TEXT_WHITE"),
    // Digits first.
    ("2", "_2"), ("2_1", "_2_1"), ("121212", "_121212"), ("2ru", "_2Ru"),
    ("2_back_arm", "_2BackArm"),
    ("c50000", "c50000"), ("210421-citykey-layout-city-key-55", "_210421CitykeyLayoutCityKey55"),
    ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
  ])
  func aConstantIsNamedAsXcodeNamesIt(asset: String, symbol: String) {
    #expect(AssetSymbolName(asset).constant == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "color", "accent"), ("hint_text_color", "color", "hintText"),
    ("CLR_LAUNCH_SCREEN_COLOR", "color", "CLR_LAUNCH_SCREEN"), ("Color", "color", "color"),
    ("btn_color_disable", "color", "btnColorDisable"), ("AppIconImage", "image", "appIcon"),
    ("offer_Image", "image", "offer"), ("Image", "image", "image"), ("Image 1", "image", "image1"),
    ("FileImage", "image", "file"), ("AccentColor", "image", "accentColor"),
  ])
  func theKindIsLeftOutAtTheEnd(asset: String, kind: String, symbol: String) {
    #expect(AssetSymbolName(asset, leavingOut: kind).constant == symbol)
  }

  @Test(arguments: [("iconPreviews", "IconPreviews"), ("Colors", "Colors"), ("GameUI", "GameUI")])
  func aNamespaceBeginsWithACapital(folder: String, name: String) {
    #expect(AssetSymbolName(folder).namespace == name)
  }

  @Test(arguments: ["かぐや", "青豚", "%"]) func aNameWithoutASCIIHasNoSymbol(asset: String) {
    #expect(AssetSymbolName(asset).constant == nil)
  }
}
