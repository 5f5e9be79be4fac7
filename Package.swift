// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// The modules that widget source imports by Apple's names.
let faces = [
  "SwiftUI", "WidgetKit", "AppIntents", "Intents", "ActivityKit", "UIKit", "CoreGraphics",
  "Combine", "os", "OSLog", "Security", "RelevanceKit", "Charts",
]

/// Widget products that show what Vitrine does; ordinary widget source, one folder each.
let examples = ["CarControl", "ThemedList", "TripsCalendar", "DayPhases", "Watchlist"]

let package = Package(
  name: "Vitrine",
  defaultLocalization: "en",
  products: faces.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .plugin(name: "IntentDefinitionPlugin", targets: ["IntentDefinitionPlugin"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
  ],
  targets: [
    // System libraries.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .target(name: "CPixels", dependencies: ["CDeflate"]),
    .target(
      name: "CWOFF2", dependencies: ["CHarfBuzz"],
      linkerSettings: [.linkedLibrary("harfbuzz-subset"), .linkedLibrary("brotlienc")]),
    .target(name: "CJPEGDecoder", linkerSettings: [.linkedLibrary("jpeg")]),

    // The picture, and what it is made of.
    .target(name: "DisplayList"),
    .target(
      name: "Typesetting", dependencies: ["DisplayList", "CHarfBuzz"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "Symbols", dependencies: ["DisplayList"]),
    .target(name: "Assets", dependencies: ["DisplayList", "CPNG", "CCairo", "CJPEGDecoder"]),
    .target(
      name: "Rendering",
      dependencies: ["DisplayList", "CPixels", "CCairo", "CPNG", "CFreeType", "CDeflate", "CWOFF2"]),

    // Apple's API.
    .target(name: "Combine", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "FoundationExtras", dependencies: ["Assets", "Combine"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "COS"),
    .target(name: "os", dependencies: ["COS"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "Security", dependencies: ["FoundationExtras"]),
    .target(name: "CoreGraphics", dependencies: ["DisplayList", "_Testing_CoreGraphics"]),
    .target(
      name: "UIKit",
      dependencies: ["CoreGraphics", "_Testing_UIKit", "Assets", "Rendering", "Symbols"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "DisplayList", "Typesetting", "Symbols", "Assets", "Rendering", "CoreGraphics", "UIKit",
        "FoundationExtras", "Combine", "Security", "PreviewMacros", "CPreviewSection", "CStack",
      ], swiftSettings: [.swiftLanguageMode(.v5)]),
    .macro(name: "PreviewMacros"),
    .target(name: "CPreviewSection"),
    .target(name: "CStack"),
    .target(
      name: "Charts", dependencies: ["SwiftUI", "DisplayList"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "RelevanceKit"),
    .target(name: "AppIntents", dependencies: ["SwiftUI", "FoundationExtras", "RelevanceKit"]),
    .target(name: "Intents", dependencies: ["FoundationExtras", "Assets"]),
    .target(name: "IntentsUI", dependencies: ["Intents"]),
    .target(
      name: "ActivityKit", dependencies: ["FoundationExtras"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "WidgetKitCore", dependencies: ["SwiftUI", "AppIntents", "Intents", "ActivityKit"]),
    .target(name: "WidgetKit", dependencies: ["WidgetKitCore", "VitrineCommand"]),
    // Swift Testing looks for an overlay of each Apple module that it sees.
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),

    // What Xcode makes of a project's files.
    .target(name: "XcodeImport"),
    .executableTarget(name: "intentdefinition-compiler", dependencies: ["XcodeImport"]),
    .plugin(
      name: "IntentDefinitionPlugin", capability: .buildTool(),
      dependencies: ["intentdefinition-compiler"]),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: ["AppIntents", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .testTarget(name: "XcodeImportTests", dependencies: ["XcodeImport"]),
    .testTarget(
      name: "IntentsTests",
      dependencies: ["Intents", "_Testing_UIKit", "_Testing_CoreGraphics"],
      exclude: ["zh-Hans.lproj"], plugins: ["IntentDefinitionPlugin"]),
    .target(name: "Audit", dependencies: ["DisplayList", "Rendering"]),
    .target(name: "Goldens", dependencies: ["DisplayList", "Rendering"]),

    // The system's side.
    .target(name: "CHermetic"),
    .target(
      name: "WidgetHost",
      dependencies: [
        "WidgetKitCore", "SwiftUI", "Security", "Audit", "Goldens", "Rendering", "Assets",
        "Symbols", "Typesetting",
        "CHermetic", "CPreviewSection",
        "CCairo", "CFreeType", "CHarfBuzz",
      ]),
    .target(name: "Site", dependencies: ["DisplayList", "Goldens"]),
    .target(
      name: "VitrineCommand",
      dependencies: [
        "WidgetHost", "Site", "Goldens", "Rendering", "Typesetting", "Audit", "SwiftUI",
        "CoreGraphics", "DisplayList",
      ]),
    // For tests alone: it imports XCTest and Swift Testing.
    .target(
      name: "VitrineTesting",
      dependencies: [
        "VitrineCommand", "WidgetHost", "WidgetKit", "Goldens", "Rendering", "CHermetic",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .executableTarget(
      name: "fidelity",
      dependencies: [
        "SwiftUI", "Charts", "UIKit", "Assets", "Rendering", "DisplayList", "Typesetting",
      ],
      resources: [.copy("Resources/layout_facts.json"), .copy("Resources/text_widths.tsv")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "bench", dependencies: ["SwiftUI", "Rendering", "DisplayList"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "catalogue", dependencies: ["SwiftUI", "Charts", "Rendering", "DisplayList"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "vitrine", dependencies: ["VitrineCommand"]),

    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList"]),
    .testTarget(name: "AssetsTests", dependencies: ["Assets", "DisplayList"]),
    .testTarget(name: "SymbolsTests", dependencies: ["Symbols", "DisplayList"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "DisplayList"]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .target(name: "BrowserDriver", path: "Tests/BrowserDriver", exclude: ["browser.py"]),
    .testTarget(
      name: "ChartsTests",
      dependencies: [
        "Charts", "Rendering", "DisplayList", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "SiteTests", dependencies: ["Site", "Goldens", "DisplayList", "BrowserDriver"]),
    .testTarget(
      name: "FidelityTests",
      dependencies: ["fidelity", "DisplayList", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "DisplayList", "CFreeType"]),
    .testTarget(name: "AuditTests", dependencies: ["Audit", "DisplayList"]),
    .testTarget(
      name: "GoldensTests",
      dependencies: [
        "Goldens", "SwiftUI", "Rendering", "DisplayList", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "osTests", dependencies: ["OSLog"]),
    .testTarget(
      name: "SecurityTests",
      dependencies: ["Security", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "ActivityKitTests",
      dependencies: ["ActivityKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "FoundationExtrasTests",
      dependencies: ["FoundationExtras", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "VitrineTestingTests",
      dependencies: [
        "VitrineTesting", "SwiftUI", "WidgetKit", "AppIntents", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    // Widgets that do what the host must stand.
    .executableTarget(
      name: "FixtureWidgets",
      dependencies: ["SwiftUI", "WidgetKit", "OSLog", "Security", "ActivityKit"],
      path: "Tests/Fixtures/FixtureWidgets", exclude: ["CarWidget/zh-Hans.lproj"],
      plugins: ["IntentDefinitionPlugin"]),
    .testTarget(
      name: "WidgetHostTests",
      dependencies: ["WidgetHost", "FixtureWidgets", "_Testing_UIKit", "_Testing_CoreGraphics"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "VitrineCommandTests",
      dependencies: [
        "VitrineCommand", "FixtureWidgets", "BrowserDriver", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
  ]
    + examples.map { name in
      .executableTarget(
        name: name,
        dependencies: ["SwiftUI", "WidgetKit", "AppIntents", "Intents", "ActivityKit"],
        path: "Sources/Examples/\(name)",
        exclude: ["Artwork", "Fixtures"],
        resources: [.copy("Resources")],
        // As in an Xcode project of today: most build in Swift 6, some have yet to.
        swiftSettings: name == "ThemedList" ? [.swiftLanguageMode(.v5)] : [])
    }
)
