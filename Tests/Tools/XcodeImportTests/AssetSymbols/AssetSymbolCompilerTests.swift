import Foundation
import TestSupport
import Testing

@testable import XcodeImport

@Suite struct AssetSymbolCompilerTests {
  /// A catalogue of empty sets, which counts as several of the same.
  private func compiler(
    _ sets: [String], namespaces: [String] = [],
    _ framework: AssetSymbolCompiler.Framework = .swiftUI, catalogs: Int = 1
  ) throws -> AssetSymbolCompiler {
    let scratch = try ScratchFolder()
    let catalog = URL(fileURLWithPath: scratch.path).appendingPathComponent("Assets.xcassets")
    func write(_ text: String, to folder: String) throws {
      let folder = catalog.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    }
    for set in sets { try write(#"{"images": [], "colors": []}"#, to: set) }
    for folder in namespaces {
      try write(#"{"properties": {"provides-namespace": true}}"#, to: folder)
    }
    return withExtendedLifetime(scratch) {
      AssetSymbolCompiler(
        catalogs: Array(repeating: catalog, count: catalogs), framework: framework)
    }
  }

  /// Without ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS.
  @Test func resourcesAloneAreMade() throws {
    var compiler = try compiler(["icon.imageset", "WidgetBackground.colorset"])
    compiler.hasExtensions = false
    #expect(compiler.source.contains("static let icon = ImageResource("))
    #expect(!compiler.source.contains("UIImage"))
    #expect(!compiler.source.contains("ShapeStyle"))
  }

  @Test func anImageAndAColorBecomeConstants() throws {
    let source = try compiler(["icon.imageset", "WidgetBackground.colorset"]).source
    #expect(
      source == """
        // Made of the target's asset catalogues by AssetSymbolPlugin.
        import Foundation
        import SwiftUI

        private let resourceBundle = Foundation.Bundle.module

        extension ColorResource {
          static let widgetBackground = ColorResource(name: "WidgetBackground", bundle: resourceBundle)
        }

        extension ImageResource {
          static let icon = ImageResource(name: "icon", bundle: resourceBundle)
        }

        extension UIColor {
          static var widgetBackground: UIColor { UIColor(resource: .widgetBackground) }
        }

        extension UIImage {
          static var icon: UIImage { UIImage(resource: .icon) }
        }

        extension ShapeStyle where Self == Color {
          static var widgetBackground: Color { Color(.widgetBackground) }
        }

        """)
  }

  @Test func aFolderThatProvidesANamespaceIsAType() throws {
    let source = try compiler(
      ["tab bar/Home.colorset", "Plain/Sky.colorset", "tab bar/Deep/Sea.colorset"],
      namespaces: ["tab bar", "tab bar/Deep"]
    ).source
    #expect(
      source.contains(#"static let sky = ColorResource(name: "Sky", bundle: resourceBundle)"#))
    #expect(
      source.contains(
        """
          enum TabBar {
            static let home = ColorResource(name: "tab bar/Home", bundle: resourceBundle)
            enum Deep {
              static let sea = ColorResource(name: "tab bar/Deep/Sea", bundle: resourceBundle)
            }
          }
        """))
    #expect(
      source.contains(
        """
        extension Color {
          enum TabBar {
            static var home: Color { Color(.TabBar.home) }
            enum Deep {
              static var sea: Color { Color(.TabBar.Deep.sea) }
            }
          }
        }
        """))
  }

  @Test func aNameThatAppleHasGetsAResourceAlone() throws {
    let source = try compiler(["SecondaryColor.colorset", "DarkGray.colorset", "Add.imageset"])
      .source
    #expect(source.contains("static let secondary = ColorResource"))
    #expect(source.contains("static var secondary: UIColor"))
    #expect(!source.contains("static var secondary: Color"))
    #expect(
      source.contains(
        #"#warning("The color “SecondaryColor” gets no symbol in Color, which has “secondary” already. Rename it.")"#
      ))
    #expect(!source.contains("static var darkGray: UIColor"))
    #expect(source.contains("static var darkGray: Color"))
    #expect(!source.contains("static var add: UIImage"))
  }

  @Test func ofTwoNamesThatBecomeOneTheFirstHasIt() throws {
    let source = try compiler(["block_lv1.imageset", "block_lv-1.imageset", "青豚.imageset"]).source
    #expect(source.contains(#"static let blockLv1 = ImageResource(name: "block_lv-1""#))
    #expect(
      source.contains(
        #"#warning("The image “block_lv1” gets no symbol: another is called “blockLv1” already. Rename it.")"#
      ))
    #expect(
      source.contains(
        #"#warning("The image “青豚” gets no symbol: its name has no letter or digit of ASCII. Rename it.")"#
      ))
  }

  /// Assets of an app and of its extension with one name: two symbols would be a redeclaration.
  @Test func anAssetOfTwoCataloguesHasOneSymbol() throws {
    let sets = ["icon.imageset", "WidgetBackground.colorset", "Tab/home.colorset"]
    let once = try compiler(sets, namespaces: ["Tab"]).source
    #expect(try compiler(sets, namespaces: ["Tab"], catalogs: 3).source == once)
    #expect(once.contains("static let widgetBackground"))
    #expect(!once.contains("#warning"))
  }

  @Test func aWordOfTheLanguageIsInBackticks() throws {
    let source = try compiler(["default.colorset"], .uiKit).source
    #expect(source.contains("static let `default` = ColorResource"))
    #expect(source.contains("import UIKit\n"))
    #expect(!source.contains("ShapeStyle"))
  }

  @Test func mistakesInCataloguesAreFound() throws {
    let problems = try compiler(["a.imageset", "b.colorset"]).problems
    #expect(problems.isEmpty)
  }
}
