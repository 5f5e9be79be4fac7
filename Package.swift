// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// The modules that widget source imports by Apple's names.
let faces = [
  "SwiftUI", "WidgetKit", "AppIntents", "Intents", "ActivityKit", "UIKit", "CoreGraphics",
  "Combine", "os", "OSLog", "Security", "RelevanceKit", "Charts",
  "CoreFoundation", "CoreData", "SwiftData", "QuartzCore",
]

/// Apple's frameworks that ask the device, with what each is made of beside the device's world. What they answer is a
/// world file's.
let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
  ("Accelerate", []), ("Accessibility", ["SwiftUI"]),
  ("AlarmKit", ["ActivityKit", "AppIntents", "SwiftUI"]), ("AVFoundation", []),
  ("AVKit", ["AVFoundation", "SwiftUI", "UIKit"]),
  ("AppTrackingTransparency", []), ("AudioToolbox", []),
  ("AuthenticationServices", ["UIKit"]), ("BackgroundTasks", []),
  ("CloudKit", ["CoreData", "CoreLocation"]), ("CommonCrypto", ["CCrypto"]),
  ("Contacts", []),
  (
    "CoreImage",
    ["Assets", "CImageFilters", "CoreGraphics", "DisplayList", "Rendering", "_Testing_CoreImage"]
  ),
  ("CoreLocation", ["Contacts"]), ("CoreML", []),
  ("CoreMotion", []), ("CoreSpotlight", ["UniformTypeIdentifiers"]),
  ("CoreText", ["UIKit"]), ("CoreTransferable", ["SwiftUI"]),
  ("CryptoKit", ["CCrypto"]), ("EventKit", ["CoreGraphics", "CoreLocation"]),
  ("DeviceActivity", ["ManagedSettings"]), ("FamilyControls", ["ManagedSettings"]),
  ("GameplayKit", []), ("HealthKit", ["CoreLocation"]), ("ImageIO", ["CoreGraphics", "UIKit"]),
  ("LocalAuthentication", []),
  ("MapKit", ["CoreGraphics", "CoreLocation", "Contacts", "SwiftUI", "UIKit"]),
  ("ManagedSettings", []), ("MediaPlayer", ["CoreGraphics", "UIKit"]), ("MessageUI", ["UIKit"]),
  ("MultipeerConnectivity", []), ("NaturalLanguage", []), ("Network", []), ("NetworkExtension", []),
  ("PassKit", ["UIKit"]), ("Photos", ["CoreData", "CoreLocation", "UIKit"]),
  ("PhotosUI", ["Photos", "SwiftUI"]),
  ("SafariServices", ["UIKit"]), ("Speech", ["AVFoundation"]), ("StoreKit", []),
  ("SystemConfiguration", []), ("TipKit", ["SwiftUI"]),
  ("UniformTypeIdentifiers", []), ("UserNotifications", ["CoreLocation"]),
  ("WatchConnectivity", []),
  ("WeatherKit", ["CoreLocation"]), ("WebKit", ["UIKit"]), ("simd", []),
]

/// Widget products that show what Vitrine does; ordinary widget source, one folder each.
let examples = ["CarControl", "ThemedList", "TripsCalendar", "DayPhases", "Watchlist"]

/// Sources of Swift 5 whose messages name files without their folders, as those of Swift 6 do.
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5), .enableUpcomingFeature("ConciseMagicFile")]

/// Loops over pixels and bytes are optimized in debug builds, too: half the time of `SwiftUITests` was theirs. The
/// package manager takes such flags from no package that is a dependency by its version: whose manifest it reads in
/// the folder "/", and whose files it checks out.
let isVersion = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
let optimized: [CSetting] =
  isVersion || Context.packageDirectory == "/"
  ? [] : [.unsafeFlags(["-O2"], .when(configuration: .debug))]

let package = Package(
  name: "Vitrine",
  defaultLocalization: "en",
  products: (faces + frameworks.map(\.name)).map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .plugin(name: "IntentDefinitionPlugin", targets: ["IntentDefinitionPlugin"]),
    .plugin(name: "AssetSymbolPlugin", targets: ["AssetSymbolPlugin"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
  ],
  targets: [
    // System libraries.
    .systemLibrary(
      name: "CCairo", path: "Sources/SystemLibraries/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPNG", path: "Sources/SystemLibraries/CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/SystemLibraries/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFreeType", path: "Sources/SystemLibraries/CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CDeflate", path: "Sources/SystemLibraries/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CMarkdown", path: "Sources/SystemLibraries/CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(
      name: "CSHA2", path: "Sources/SystemLibraries/CSHA2", pkgConfig: "libmd",
      providers: [.apt(["libmd-dev"])]),
    .systemLibrary(
      name: "CCrypto", path: "Sources/SystemLibraries/CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CSeccomp", path: "Sources/SystemLibraries/CSeccomp", pkgConfig: "libseccomp",
      providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(
      name: "CSQLite", path: "Sources/SystemLibraries/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "CPixels", dependencies: ["CDeflate"], path: "Sources/SystemLibraries/CPixels",
      cSettings: optimized),
    .target(
      name: "CWOFF2", dependencies: ["CHarfBuzz"], path: "Sources/SystemLibraries/CWOFF2",
      linkerSettings: [.linkedLibrary("harfbuzz-subset"), .linkedLibrary("brotlienc")]),
    .target(
      name: "CImageFilters", path: "Sources/SystemLibraries/CImageFilters", cSettings: optimized),
    .target(
      name: "CImageFormats", path: "Sources/SystemLibraries/CImageFormats",
      linkerSettings: [.linkedLibrary("jpeg"), .linkedLibrary("png")]),

    // The picture, and what it is made of.
    .target(
      name: "CDigest", path: "Sources/SystemLibraries/CDigest", cSettings: optimized),
    .target(name: "CCheckout", path: "Sources/SystemLibraries/CCheckout"),
    .target(name: "DisplayList", dependencies: ["CDigest"], path: "Sources/Picture/DisplayList"),
    .target(
      name: "Typesetting", dependencies: ["DisplayList", "InstalledFiles", "CHarfBuzz", "CSHA2"],
      path: "Sources/TextAndAssets/Typesetting",
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "InstalledFiles", dependencies: ["CCheckout"],
      path: "Sources/TextAndAssets/InstalledFiles"),
    .target(
      name: "Symbols", dependencies: ["DisplayList", "InstalledFiles", "CDeflate"],
      path: "Sources/TextAndAssets/Symbols"),
    .target(name: "AssetCatalogs", path: "Sources/TextAndAssets/AssetCatalogs"),
    .target(
      name: "DataModels", dependencies: [], path: "Sources/TextAndAssets/DataModels"),
    .target(
      name: "Assets",
      dependencies: ["AssetCatalogs", "DisplayList", "CCairo", "CImageFormats"],
      path: "Sources/TextAndAssets/Assets"),
    .target(
      name: "SystemDesigns", dependencies: ["DisplayList", "Typesetting", "Symbols"],
      path: "Sources/TextAndAssets/SystemDesigns"),
    .target(
      name: "Rendering",
      dependencies: [
        "DisplayList", "CPixels", "CCairo", "CPNG", "CFreeType", "CDeflate", "CWOFF2",
      ], path: "Sources/Picture/Rendering"),

    // Apple's API.
    .target(
      name: "Combine", path: "Sources/Apple/Combine", swiftSettings: swift5),
    .target(name: "DarwinNames", path: "Sources/Apple/DarwinNames"),
    .target(name: "ObjectiveCRuntime", path: "Sources/Apple/ObjectiveCRuntime"),
    .target(
      name: "CoreFoundation", dependencies: ["FoundationExtras"],
      path: "Sources/Apple/CoreFoundation"
    ),
    .target(
      name: "FoundationExtras",
      dependencies: [
        "Assets", "Combine", "CMarkdown", "DisplayList", "DarwinNames", "ObjectiveCRuntime",
      ],
      path: "Sources/Apple/FoundationExtras",
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "COS", path: "Sources/SystemLibraries/COS"),
    .target(name: "os", dependencies: ["COS"], path: "Sources/Apple/os"),
    .target(
      name: "OSLog", dependencies: ["os", "FoundationExtras"], path: "Sources/Apple/OSLog"),
    .target(name: "Security", dependencies: ["FoundationExtras"], path: "Sources/Apple/Security"),
    .target(
      name: "CoreGraphics", dependencies: ["DisplayList", "_Testing_CoreGraphics"],
      path: "Sources/Apple/CoreGraphics"),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Sources/Apple/QuartzCore"),
    .target(
      name: "UIKit",
      dependencies: [
        "DisplayList", "CoreGraphics", "CoreImage", "QuartzCore", "ObjectiveCRuntime",
        "_Testing_UIKit", "Assets", "Rendering", "Symbols", "SystemDesigns", "Typesetting",
        "UserNotifications",
      ], path: "Sources/Apple/UIKit"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "DisplayList", "Typesetting", "Symbols", "Assets", "CoreGraphics", "UIKit",
        "FoundationExtras", "CoreFoundation", "Combine", "Security", "PreviewMacros",
        "CPreviewSection", "CStack", "SystemDesigns",
      ], path: "Sources/Apple/SwiftUI", swiftSettings: swift5),
    .macro(name: "PreviewMacros", path: "Sources/Apple/PreviewMacros"),
    .target(name: "CPreviewSection", path: "Sources/SystemLibraries/CPreviewSection"),
    .target(name: "CStack", path: "Sources/SystemLibraries/CStack"),
    .target(
      name: "Charts", dependencies: ["SwiftUI", "DisplayList"], path: "Sources/Apple/Charts",
      swiftSettings: swift5),
    .target(name: "RelevanceKit", path: "Sources/Apple/RelevanceKit"),
    // Core Data and its engine.
    .target(
      name: "DataStore", dependencies: ["CSQLite", "DataModels", "DisplayList"],
      path: "Sources/Apple/DataStore", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "CoreData",
      dependencies: [
        "Combine", "DataModels", "DataStore", "FoundationExtras", "SwiftUI",
      ], path: "Sources/Apple/CoreData", swiftSettings: swift5),
    .target(
      name: "SwiftData",
      dependencies: [
        "CoreData", "DataModels", "DataStore", "FoundationExtras", "SwiftUI",
      ], path: "Sources/Apple/SwiftData", swiftSettings: swift5),
    .target(name: "DeviceWorld", path: "Sources/Apple/DeviceWorld"),
    .target(
      name: "AppIntents", dependencies: ["SwiftUI", "FoundationExtras", "RelevanceKit"],
      path: "Sources/Apple/AppIntents"),
    .target(
      name: "Intents", dependencies: ["FoundationExtras", "Assets"], path: "Sources/Apple/Intents"),
    .target(name: "IntentsUI", dependencies: ["Intents"], path: "Sources/Apple/IntentsUI"),
    .target(
      name: "ActivityKit", dependencies: ["FoundationExtras"], path: "Sources/Apple/ActivityKit",
      swiftSettings: swift5),
    .target(
      name: "WidgetKitCore",
      dependencies: ["DisplayList", "SwiftUI", "AppIntents", "Intents", "ActivityKit"],
      path: "Sources/Apple/WidgetKitCore"),
    .target(
      name: "WidgetKit", dependencies: ["WidgetKitCore", "VitrineCommand"],
      path: "Sources/Tools/WidgetKit"),
    // Swift Testing looks for an overlay of each Apple module that it sees.
    .target(name: "_Testing_UIKit", path: "Sources/Apple/TestingOverlays/UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/Apple/TestingOverlays/CoreGraphics"),
    .target(name: "_Testing_CoreImage", path: "Sources/Apple/TestingOverlays/CoreImage"),

    // What Xcode makes of a project's files.
    .target(
      name: "XcodeImport", dependencies: ["AssetCatalogs", "DataModels"],
      path: "Sources/Tools/XcodeImport"),
    .executableTarget(
      name: "intentdefinition-compiler", dependencies: ["XcodeImport"],
      path: "Sources/Tools/intentdefinition-compiler"),
    .plugin(
      name: "IntentDefinitionPlugin", capability: .buildTool(),
      dependencies: ["intentdefinition-compiler"]),
    .executableTarget(
      name: "asset-symbol-compiler", dependencies: ["XcodeImport"],
      path: "Sources/Tools/asset-symbol-compiler"),
    .plugin(
      name: "AssetSymbolPlugin", capability: .buildTool(), dependencies: ["asset-symbol-compiler"]),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: ["SwiftUI", "AppIntents", "_Testing_UIKit", "_Testing_CoreGraphics"],
      path: "Tests/Apple/AppIntentsTests"),
    .testTarget(
      name: "XcodeImportTests", dependencies: ["DataModels", "TestSupport", "XcodeImport"],
      path: "Tests/Tools/XcodeImportTests"),
    .testTarget(
      name: "DataModelsTests", dependencies: ["DataModels"],
      path: "Tests/TextAndAssets/DataModelsTests"),
    .testTarget(
      name: "CoreDataTests",
      dependencies: [
        "CoreData", "DataModels", "DataStore", "SwiftUI", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      path: "Tests/Apple/CoreDataTests"),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: [
        "AppIntents", "DataStore", "DisplayList", "SwiftData", "SwiftUI", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ],
      path: "Tests/Apple/SwiftDataTests"),
    .testTarget(
      name: "IntentsTests",
      dependencies: ["Intents", "_Testing_UIKit", "_Testing_CoreGraphics"],
      path: "Tests/Apple/IntentsTests",
      exclude: ["zh-Hans.lproj"], plugins: ["IntentDefinitionPlugin"]),

    // Projects of Xcode: what their files say, and the building of their targets.
    .target(name: "XcodeProject", dependencies: ["Failures"], path: "Sources/Tools/XcodeProject"),
    .target(
      name: "ProjectBuild",
      dependencies: [
        "DataModels", "Failures", "InstalledFiles", "SwiftSource", "XcodeImport", "XcodeProject",
      ],
      path: "Sources/Tools/ProjectBuild"),
    .testTarget(
      name: "XcodeProjectTests", dependencies: ["Failures", "TestSupport", "XcodeProject"],
      path: "Tests/Tools/XcodeProjectTests"),
    .testTarget(
      name: "ProjectBuildTests",
      dependencies: ["Failures", "ProjectBuild", "SwiftSource", "TestSupport", "XcodeProject"],
      path: "Tests/Tools/ProjectBuildTests"),

    // What is found out about frames.
    .target(
      name: "Audit", dependencies: ["DisplayList", "Rendering", "Diagnostics"],
      path: "Sources/Results/Audit"),
    .target(
      name: "Diagnostics", dependencies: ["DisplayList", "Failures"],
      path: "Sources/Results/Diagnostics"),
    .target(name: "Failures", path: "Sources/Results/Failures"),
    .target(
      name: "LayoutDiff", dependencies: ["DisplayList", "Rendering"],
      path: "Sources/Results/LayoutDiff"),
    // How far a picture is from another that was made with other letters.
    .target(
      name: "InkComparison", dependencies: ["DisplayList"], path: "Sources/Results/InkComparison"),
    // Pictures that Apple made beside our frames.
    .target(
      name: "AppleComparison", dependencies: ["DisplayList", "Failures", "InkComparison"],
      path: "Sources/Results/AppleComparison"),
    .target(
      name: "Goldens",
      dependencies: ["Diagnostics", "DisplayList", "LayoutDiff", "Rendering", "Failures"],
      path: "Sources/Results/Goldens"),

    // The system's side.
    .target(name: "CHermetic", path: "Sources/SystemLibraries/CHermetic"),
    .target(name: "CSeal", dependencies: ["CSeccomp"], path: "Sources/SystemLibraries/CSeal"),
    // What a world file says of the device.
    .target(
      name: "DeviceFixtures", dependencies: ["DeviceWorld", "DisplayList", "Failures"],
      path: "Sources/Host/DeviceFixtures"),
    .testTarget(
      name: "DeviceFixturesTests",
      dependencies: ["DeviceFixtures", "DeviceWorld", "Failures", "TestSupport"],
      path: "Tests/Host/DeviceFixturesTests"),
    .testTarget(
      name: "FrameworksTests",
      dependencies: [
        "UIKit", "DeviceFixtures", "DeviceWorld", "InstalledFiles", "TestSupport",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
        "Accelerate", "Accessibility", "AlarmKit", "MultipeerConnectivity", "NaturalLanguage",
        "NetworkExtension", "PassKit",
        "AVFoundation", "AudioToolbox", "BackgroundTasks", "Contacts", "CoreLocation",
        "CommonCrypto", "CoreImage", "CoreML", "CoreMotion", "CoreText", "CryptoKit", "EventKit",
        "HealthKit",
        "MapKit",
        "CloudKit", "CoreData", "MediaPlayer", "Photos",
        "Network", "Speech", "StoreKit", "UniformTypeIdentifiers",
        "UserNotifications", "WatchConnectivity", "WeatherKit",
        "AppTrackingTransparency", "AuthenticationServices", "CoreSpotlight", "CoreTransferable",
        "DeviceActivity", "FamilyControls", "GameplayKit", "LocalAuthentication", "MessageUI",
        "SwiftUI", "SystemConfiguration",
        "TipKit",
        "WebKit", "simd",
      ], path: "Tests/Apple/FrameworksTests"),
    // Recorded answers of the network.
    .target(
      name: "NetworkFixtures", dependencies: ["DisplayList", "Failures"],
      path: "Sources/Host/NetworkFixtures"),
    .testTarget(
      name: "NetworkFixturesTests",
      dependencies: ["DisplayList", "Failures", "NetworkFixtures", "TestSupport"],
      path: "Tests/Host/NetworkFixturesTests", exclude: ["Fixtures"]),
    .target(
      name: "WidgetHost",
      dependencies: [
        "DeviceFixtures", "DeviceWorld", "NetworkFixtures", "FoundationExtras", "DataStore",
        "AppIntents", "DisplayList", "Intents", "WidgetKitCore", "SwiftUI", "Security", "Audit",
        "Diagnostics", "Goldens", "Failures", "Rendering",
        "Assets", "Symbols", "Typesetting", "InstalledFiles", "SystemDesigns",
        "CHermetic", "CPreviewSection", "CSeal", "CSHA2", "CStack",
        "CCairo", "CFreeType", "CHarfBuzz",
      ], path: "Sources/Host/WidgetHost"),

    // The command and what it is made of.
    .target(
      name: "Site",
      dependencies: [
        "AppleComparison", "Diagnostics", "DisplayList", "Rendering", "Goldens", "LayoutDiff",
        "Failures", "InstalledFiles", "SystemDesigns",
      ],
      path: "Sources/Tools/Site"),
    .target(name: "Arguments", dependencies: ["Failures"], path: "Sources/Tools/Arguments"),
    .target(
      name: "Planning",
      dependencies: [
        "AppIntents", "Arguments", "CCheckout", "Failures", "WidgetHost", "WidgetKitCore",
        "SystemDesigns",
      ],
      path: "Sources/Tools/Planning"),
    // Swift source, read by a tool that `make deps` compiles.
    .target(
      name: "SwiftSource", dependencies: ["Failures", "InstalledFiles"],
      path: "Sources/Tools/SwiftSource"),
    .testTarget(
      name: "SwiftSourceTests", dependencies: ["TestSupport", "Failures", "SwiftSource"],
      path: "Tests/Tools/SwiftSourceTests"),
    .testTarget(
      name: "FrontendTests", dependencies: ["TestSupport", "InstalledFiles", "SwiftSource"],
      path: "Tests/Tools/FrontendTests"),
    .target(
      name: "VitrineCommand",
      dependencies: [
        "DeviceFixtures", "FoundationExtras", "Intents", "WidgetKitCore", "Arguments", "Failures",
        "Planning",
        "InstalledFiles", "SwiftSource", "WidgetHost", "Site", "Goldens", "ProjectBuild",
        "XcodeProject",
        "Rendering", "Typesetting", "Audit", "SwiftUI", "CoreGraphics", "Diagnostics",
        "DisplayList", "AppleComparison", "Assets", "InkComparison", "LayoutDiff",
      ], path: "Sources/Tools/VitrineCommand"),
    // For tests alone: it imports XCTest and Swift Testing.
    .target(
      name: "VitrineTesting",
      dependencies: [
        "AppIntents", "DisplayList", "Intents", "SwiftUI", "Planning", "Failures", "SwiftSource",
        "WidgetHost", "WidgetKitCore", "Goldens",
        "LayoutDiff",
        "Rendering", "CHermetic", "SystemDesigns", "_Testing_UIKit", "_Testing_CoreGraphics",
      ], path: "Sources/Tools/VitrineTesting"),
    .executableTarget(
      name: "fidelity",
      dependencies: [
        "SwiftUI", "Charts", "UIKit", "Assets", "Rendering", "DisplayList", "Typesetting",
        "SystemDesigns", "InkComparison",
      ], path: "Sources/Tools/fidelity",
      resources: [.copy("Resources/layout_facts.json"), .copy("Resources/text_widths.tsv")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "bench", dependencies: ["SwiftUI", "Rendering", "DisplayList"],
      path: "Sources/Tools/bench",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "catalogue", dependencies: ["SwiftUI", "Charts", "Rendering", "DisplayList"],
      path: "Sources/Tools/catalogue",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "vitrine",
      // The frameworks are linked for the projects that the command builds.
      dependencies: ["VitrineCommand"] + frameworks.map { .byName(name: $0.name) },
      path: "Sources/Tools/vitrine"),

    .testTarget(
      name: "DisplayListTests", dependencies: ["DisplayList"],
      path: "Tests/Picture/DisplayListTests"),
    .testTarget(
      name: "AssetsTests", dependencies: ["TestSupport", "Assets", "DisplayList"],
      path: "Tests/TextAndAssets/AssetsTests"),
    .testTarget(
      name: "SymbolsTests", dependencies: ["TestSupport", "Symbols", "DisplayList"],
      path: "Tests/TextAndAssets/SymbolsTests"),
    .testTarget(
      name: "TypesettingTests", dependencies: ["TestSupport", "Typesetting", "DisplayList"],
      path: "Tests/TextAndAssets/TypesettingTests"),
    .testTarget(
      name: "SystemDesignsTests", dependencies: ["SystemDesigns", "DisplayList"],
      path: "Tests/TextAndAssets/SystemDesignsTests"),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "Combine", "CoreGraphics", "DisplayList", "Rendering", "SystemDesigns", "Typesetting",
        "UIKit", "SwiftUI", "TestSupport", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      path: "Tests/Apple/SwiftUITests"),
    .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
    .target(
      name: "BrowserDriver", dependencies: ["TestSupport"], path: "Tests/Support/BrowserDriver",
      exclude: ["browser.py"]),
    .testTarget(
      name: "ChartsTests",
      dependencies: [
        "SwiftUI", "SystemDesigns", "Charts", "Rendering", "DisplayList", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ], path: "Tests/Apple/ChartsTests"),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "AppleComparison", "TestSupport", "Site", "Diagnostics", "Goldens", "LayoutDiff",
        "Failures", "DisplayList",
        "BrowserDriver",
      ],
      path: "Tests/Tools/SiteTests"),
    .testTarget(
      name: "FidelityTests",
      dependencies: [
        "fidelity", "DisplayList", "InkComparison", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      path: "Tests/Tools/FidelityTests"),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["TestSupport", "BrowserDriver", "Rendering", "DisplayList", "CFreeType"],
      path: "Tests/Picture/RenderingTests"),
    .testTarget(
      name: "AuditTests", dependencies: ["Audit", "Diagnostics", "DisplayList"],
      path: "Tests/Results/AuditTests"),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "DisplayList", "TestSupport"],
      path: "Tests/Results/DiagnosticsTests"),
    .testTarget(
      name: "GoldensTests",
      dependencies: [
        "Diagnostics", "Goldens", "LayoutDiff", "Failures", "SwiftUI", "Rendering",
        "DisplayList",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ], path: "Tests/Results/GoldensTests"),
    .testTarget(
      name: "InstalledFilesTests", dependencies: ["TestSupport", "InstalledFiles"],
      path: "Tests/TextAndAssets/InstalledFilesTests"),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: [
        "CoreGraphics", "DisplayList", "Rendering", "_Testing_UIKit", "_Testing_CoreGraphics",
      ], path: "Tests/Apple/CoreGraphicsTests"),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "CoreGraphics", "ImageIO", "TestSupport", "UIKit", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ],
      path: "Tests/Apple/UIKitTests"),
    .testTarget(
      name: "RelevanceKitTests", dependencies: ["RelevanceKit"],
      path: "Tests/Apple/RelevanceKitTests"),
    .testTarget(
      name: "WidgetKitCoreTests",
      dependencies: [
        "SwiftUI", "WidgetKitCore", "AppIntents", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      path: "Tests/Apple/WidgetKitCoreTests"),
    .testTarget(
      name: "AppleComparisonTests",
      dependencies: ["AppleComparison", "DisplayList", "InkComparison"],
      path: "Tests/Results/AppleComparisonTests"),
    .testTarget(
      name: "LayoutDiffTests",
      dependencies: [
        "TestSupport", "LayoutDiff", "SwiftUI", "Rendering", "DisplayList", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ], path: "Tests/Results/LayoutDiffTests"),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], path: "Tests/Apple/CombineTests"),
    .testTarget(name: "osTests", dependencies: ["os", "OSLog"], path: "Tests/Apple/osTests"),
    .testTarget(
      name: "SecurityTests",
      dependencies: ["Security", "_Testing_UIKit", "_Testing_CoreGraphics"],
      path: "Tests/Apple/SecurityTests"),
    .testTarget(
      name: "ActivityKitTests",
      dependencies: ["ActivityKit", "_Testing_UIKit", "_Testing_CoreGraphics"],
      path: "Tests/Apple/ActivityKitTests"),
    .testTarget(
      name: "FoundationExtrasTests",
      dependencies: ["FoundationExtras", "_Testing_UIKit", "_Testing_CoreGraphics"],
      path: "Tests/Apple/FoundationExtrasTests"),
    .testTarget(
      name: "VitrineTestingTests",
      dependencies: [
        "Goldens", "LayoutDiff", "TestSupport", "VitrineTesting", "Failures", "SwiftUI",
        "WidgetKit", "AppIntents",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ], path: "Tests/Tools/VitrineTestingTests"),
    // Widgets of Swift 5 that fetch, and a file that imports Foundation alone.
    .target(
      name: "FetchingWidgets", dependencies: ["Intents", "SwiftUI", "WidgetKit"],
      path: "Tests/Fixtures/FetchingWidgets", swiftSettings: [.swiftLanguageMode(.v5)]),
    // Widgets that do what the host must stand.
    .executableTarget(
      name: "FixtureWidgets",
      dependencies: [
        "AppIntents", "Combine", "Intents", "UIKit", "SwiftUI", "WidgetKit", "OSLog", "Security",
        "ActivityKit", "FetchingWidgets",
      ],
      path: "Tests/Fixtures/FixtureWidgets", exclude: ["CarWidget/zh-Hans.lproj"],
      plugins: ["IntentDefinitionPlugin"]),
    // Widgets that try to get out of their process.
    .target(name: "CIntruder", path: "Tests/Fixtures/CIntruder"),
    .executableTarget(
      name: "IntruderWidgets", dependencies: ["CIntruder", "SwiftUI", "WidgetKit"],
      path: "Tests/Fixtures/IntruderWidgets"),
    // A product with assets, fonts, an Info.plist, and a library with assets of its own.
    .target(
      name: "AssetKit", dependencies: ["SwiftUI"], path: "Tests/Fixtures/AssetKit",
      resources: [.copy("Resources")], plugins: ["AssetSymbolPlugin"]),
    .executableTarget(
      name: "AssetWidgets", dependencies: ["AssetKit", "SwiftUI", "UIKit", "WidgetKit"],
      path: "Tests/Fixtures/AssetWidgets", exclude: ["Info.plist", "Release.xcconfig"],
      resources: [.copy("Resources")], plugins: ["AssetSymbolPlugin"]),
    .testTarget(
      name: "WidgetHostTests",
      dependencies: [
        "AppIntents", "CoreGraphics", "DisplayList", "Intents", "Rendering", "SwiftUI",
        "SystemDesigns", "WidgetKitCore", "TestSupport", "WidgetHost", "Failures", "FixtureWidgets",
        "AssetWidgets", "IntruderWidgets",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ], path: "Tests/Host/WidgetHostTests",
      exclude: ["Fixtures"]),
    .testTarget(
      name: "VitrineCommandTests",
      dependencies: [
        "DisplayList", "Goldens", "LayoutDiff", "Rendering", "SwiftUI", "WidgetHost",
        "WidgetKitCore", "TestSupport", "VitrineCommand", "Site", "Arguments", "Planning",
        "AppleComparison", "Diagnostics", "Failures",
        "FixtureWidgets",
        "BrowserDriver", "_Testing_UIKit", "_Testing_CoreGraphics",
      ], path: "Tests/Tools/VitrineCommandTests"),
    // Damaged files for every reader.
    .testTarget(
      name: "MutationTests",
      dependencies: [
        "TestSupport", "Assets", "AssetCatalogs", "Typesetting", "DisplayList", "Rendering",
        "Goldens", "LayoutDiff", "NetworkFixtures", "WidgetHost", "XcodeImport", "Arguments",
        "Planning", "VitrineCommand", "XcodeProject", "_Testing_UIKit", "_Testing_CoreGraphics",
      ], path: "Tests/Tools/MutationTests"),
    .testTarget(
      name: "FailuresTests", dependencies: ["Failures"], path: "Tests/Results/FailuresTests"),
    .testTarget(
      name: "ArgumentsTests", dependencies: ["Arguments", "Failures"],
      path: "Tests/Tools/ArgumentsTests"),
    .testTarget(
      name: "PlanningTests",
      dependencies: [
        "WidgetKitCore", "Planning", "WidgetHost", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      path: "Tests/Tools/PlanningTests"),
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
    + frameworks.map { framework in
      .target(
        name: framework.name,
        dependencies: ["DeviceWorld", "FoundationExtras"] + framework.dependencies,
        path: "Sources/Apple/\(framework.name)", swiftSettings: swift5)
    }
)

// Every product is there, so that a package that depends on one gets to the message.
#if os(macOS)
  package.targets = [.target(name: "OnLinux", path: "Sources/Tools/OnLinux")]
  package.products =
    (faces + frameworks.map(\.name)).map { .library(name: $0, targets: ["OnLinux"]) } + [
      .library(name: "VitrineTesting", targets: ["OnLinux"])
    ]
#endif
