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
  ("AlarmKit", ["ActivityKit", "AppIntents", "SwiftUI"]),
  ("AVFoundation", ["CoreGraphics", "QuartzCore"]),
  ("AVKit", ["AVFoundation", "SwiftUI", "UIKit"]),
  ("AVFAudio", ["AVFoundation"]), ("AppTrackingTransparency", []), ("AudioToolbox", []),
  ("AuthenticationServices", ["SwiftUI", "UIKit"]), ("BackgroundTasks", []),
  ("CloudKit", ["CoreData", "CoreLocation"]), ("CommonCrypto", ["CCrypto"]),
  ("Contacts", []), ("CoreBluetooth", []),
  (
    "CoreImage",
    ["Assets", "CImageFilters", "CoreGraphics", "DisplayList", "Rendering", "_Testing_CoreImage"]
  ),
  ("CoreHaptics", ["AVFoundation"]), ("CoreLocation", ["Contacts"]), ("CoreML", []),
  ("CoreMedia", ["AVFoundation"]), ("CoreMotion", []), ("CoreServices", ["MobileCoreServices"]),
  ("CoreSpotlight", ["UniformTypeIdentifiers"]),
  ("CoreText", ["UIKit"]), ("CoreTransferable", ["UniformTypeIdentifiers"]),
  ("CoreVideo", ["CoreGraphics"]),
  ("CryptoKit", ["CCrypto"]), ("EventKit", ["CoreGraphics", "CoreLocation"]),
  ("DeviceActivity", ["ManagedSettings", "SwiftUI"]),
  ("FamilyControls", ["ManagedSettings", "SwiftUI"]),
  ("FoundationModels", ["PreviewMacros"]),
  ("GameplayKit", []), ("HealthKit", ["CoreLocation"]), ("ImageIO", ["CoreGraphics", "UIKit"]),
  ("LinkPresentation", ["UIKit"]), ("LocalAuthentication", []),
  ("MapKit", ["CoreGraphics", "CoreLocation", "Contacts", "SwiftUI", "UIKit"]),
  ("ManagedSettings", []), ("ManagedSettingsUI", ["ManagedSettings", "UIKit"]),
  ("MediaPlayer", ["CoreGraphics", "UIKit"]), ("MessageUI", ["UIKit"]),
  ("MobileCoreServices", ["UniformTypeIdentifiers"]),
  ("MultipeerConnectivity", []), ("MusicKit", ["Combine", "CoreGraphics", "SwiftUI"]),
  ("NaturalLanguage", []), ("Network", []), ("NetworkExtension", []),
  ("PDFKit", ["CoreGraphics", "UIKit"]), ("PassKit", ["UIKit"]),
  ("Photos", ["CoreData", "CoreLocation", "UIKit"]),
  ("PhotosUI", ["Photos", "SwiftUI"]), ("QuickLook", ["SwiftUI", "UIKit"]),
  ("SafariServices", ["UIKit"]), ("Speech", ["AVFoundation"]), ("StoreKit", ["SwiftUI", "UIKit"]),
  ("SystemConfiguration", []), ("TipKit", ["SwiftUI"]),
  ("UniformTypeIdentifiers", []), ("UserNotifications", ["CoreLocation"]),
  ("Vision", ["CoreGraphics", "CoreImage", "CoreML", "CoreVideo"]), ("WatchConnectivity", []),
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

/// The overlays of Apple's modules that Swift Testing looks for where it sees such a module: what a test of them
/// depends on.
let overlays = "_Testing_UIKit _Testing_CoreGraphics"

/// The system's libraries: the target, its name for pkg-config, the packages of Debian that bring it.
let systemLibraries: [(name: String, pkgConfig: String, packages: [String])] = [
  ("CCairo", "cairo", ["libcairo2-dev"]),
  ("CPNG", "libpng", ["libpng-dev"]),
  ("CHarfBuzz", "harfbuzz", ["libharfbuzz-dev"]),
  ("CFreeType", "freetype2", ["libfreetype-dev"]),
  ("CDeflate", "libdeflate", ["libdeflate-dev"]),
  ("CMarkdown", "libcmark-gfm", ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
  ("CSHA2", "libmd", ["libmd-dev"]),
  ("CCrypto", "libcrypto", ["libssl-dev"]),
  ("CSeccomp", "libseccomp", ["libseccomp-dev"]),
  ("CSQLite", "sqlite3", ["libsqlite3-dev"]),
]

/// The targets by the folder that holds theirs, each with those that it depends on. A folder of `Sources` is a layer
/// and depends on none below it here; the tests come after.
let targets: KeyValuePairs<String, KeyValuePairs<String, String>> = [
  "Sources/SystemLibraries": [
    "CCheckout": "",
    "CDigest": "",
    "CHermetic": "",
    "CImageFilters": "",
    "CImageFormats": "",
    "COS": "",
    "CPixels": "CDeflate",
    "CPreviewSection": "",
    "CSeal": "CSeccomp",
    "CStack": "",
    "CWOFF2": "CHarfBuzz",
  ],
  "Sources/Picture": [
    "DisplayList": "CDigest",
    "Rendering": "DisplayList CPixels CCairo CPNG CFreeType CDeflate CWOFF2",
  ],
  "Sources/TextAndAssets": [
    "AssetCatalogs": "",
    "Assets": "AssetCatalogs DisplayList CCairo CImageFormats",
    "DataModels": "",
    "InstalledFiles": "CCheckout",
    "Symbols": "DisplayList InstalledFiles CDeflate",
    "SystemDesigns": "DisplayList Typesetting Symbols",
    "Typesetting": "DisplayList InstalledFiles CHarfBuzz CSHA2",
  ],
  "Sources/Apple": [
    "ActivityKit": "FoundationExtras",
    "AppIntents": """
    SwiftUI CoreLocation CoreTransferable DeviceWorld FoundationExtras RelevanceKit UniformTypeIdentifiers
    """,
    "Charts": "SwiftUI DisplayList",
    "Combine": "",
    "CoreData": "Assets CPreviewSection Combine DataModels DataStore FoundationExtras SwiftUI",
    "CoreFoundation": "FoundationExtras",
    "CoreGraphics": "DisplayList Rendering _Testing_CoreGraphics",
    "DarwinNames": "",
    "DataStore": "CHermetic CSQLite DataModels DisplayList",
    "DeviceWorld": "CHermetic",
    "FoundationExtras":
      "Assets Combine CMarkdown DataStore DisplayList DarwinNames ObjectiveCRuntime",
    "Intents": "FoundationExtras Assets",
    "IntentsUI": "Intents",
    "ObjectiveCRuntime": "",
    "os": "COS",
    "OSLog": "os FoundationExtras",
    "PreviewMacros": "",
    "QuartzCore": "CoreGraphics DisplayList ObjectiveCRuntime",
    "RelevanceKit": "",
    "Security": "FoundationExtras",
    "StubSupport": "DeviceWorld SwiftUI Symbols",
    "SwiftData": "CoreData DataModels DataStore FoundationExtras SwiftUI",
    "SwiftUI": """
    DisplayList Typesetting Symbols Assets CoreGraphics UIKit FoundationExtras CoreFoundation \
    Combine CoreTransferable UniformTypeIdentifiers Security PreviewMacros CPreviewSection CStack \
    SystemDesigns
    """,
    "UIKit": """
    DisplayList CoreGraphics CoreImage FoundationExtras QuartzCore ObjectiveCRuntime Assets Rendering \
    Symbols SystemDesigns Typesetting UserNotifications _Testing_UIKit
    """,
    "WidgetKitCore": "DisplayList SwiftUI AppIntents Intents ActivityKit",
  ],
  "Sources/Results": [
    "AppleComparison": "DisplayList Failures InkComparison",
    "Audit": "DisplayList Rendering Diagnostics",
    "Diagnostics": "DisplayList Failures",
    "Failures": "",
    "Goldens": "Diagnostics DisplayList LayoutDiff Rendering Failures",
    "InkComparison": "DisplayList",
    "LayoutDiff": "DisplayList Rendering",
    "LayoutExplanation": "DisplayList",
  ],
  "Sources/Host": [
    "DeviceFixtures": "DeviceWorld DisplayList Failures",
    "NetworkFixtures": "DisplayList Failures",
    "WidgetHost": """
    DeviceFixtures DeviceWorld NetworkFixtures FoundationExtras DataStore AppIntents \
    DisplayList Intents WidgetKitCore SwiftUI Security Audit Diagnostics Goldens Failures \
    LayoutExplanation Rendering Assets Symbols Typesetting InstalledFiles SystemDesigns CHermetic \
    CPreviewSection CSeal CSHA2 CStack CCairo CFreeType CHarfBuzz
    """,
  ],
  "Sources/Tools": [
    "Arguments": "Failures",
    "asset-symbol-compiler": "XcodeImport",
    "bench": "SwiftUI SwiftData Rendering DisplayList CPixels",
    "catalogue": "SwiftUI Charts Rendering DisplayList",
    "fidelity": """
    SwiftUI Charts UIKit Assets Rendering DisplayList Typesetting SystemDesigns InkComparison
    """,
    "intentdefinition-compiler": "XcodeImport",
    "Planning": "AppIntents Arguments CCheckout Failures WidgetHost WidgetKitCore SystemDesigns",
    "ProjectBuild": "DataModels Failures InstalledFiles SwiftSource XcodeImport XcodeProject",
    "Site": """
    AppleComparison Diagnostics DisplayList Rendering Goldens LayoutDiff Failures \
    InstalledFiles SystemDesigns
    """,
    // Swift source, read by a tool that `make deps` compiles.
    "SwiftSource": "Failures InstalledFiles",
    "vitrine": "VitrineCommand StubSupport",
    "VitrineCommand": """
    AppIntents DeviceFixtures FoundationExtras Intents WidgetKitCore Arguments Failures Planning \
    InstalledFiles SwiftSource SystemDesigns WidgetHost Site Goldens ProjectBuild XcodeProject Rendering \
    Typesetting Audit SwiftUI CoreGraphics Diagnostics DisplayList AppleComparison Assets \
    InkComparison LayoutDiff LayoutExplanation NetworkFixtures
    """,
    // For tests alone: it imports XCTest and Swift Testing.
    "VitrineTesting": """
    AppIntents DisplayList Intents SwiftUI Planning Failures SwiftSource WidgetHost \
    WidgetKitCore Goldens LayoutDiff Rendering CHermetic SystemDesigns \(overlays)
    """,
    "WidgetKit": "WidgetKitCore VitrineCommand",
    "XcodeImport": "AssetCatalogs DataModels",
    "XcodeProject": "Failures",
  ],
  "Tests/Support": [
    "BrowserDriver": "TestSupport",
    "TestSupport": "",
  ],
  "Tests/Picture": [
    "DisplayListTests": "DisplayList",
    "RenderingTests": "TestSupport BrowserDriver Rendering DisplayList CFreeType CPixels",
  ],
  "Tests/TextAndAssets": [
    "AssetsTests": "TestSupport Assets DisplayList",
    "DataModelsTests": "TestSupport DataModels",
    "InstalledFilesTests": "TestSupport InstalledFiles",
    "SymbolsTests": "TestSupport Symbols DisplayList",
    "SystemDesignsTests": "SystemDesigns DisplayList",
    "TypesettingTests": "TestSupport Typesetting DisplayList",
  ],
  "Tests/Apple": [
    "ActivityKitTests": "ActivityKit \(overlays)",
    "AppIntentsTests": """
    TestSupport SwiftUI AppIntents CoreLocation CoreTransferable UniformTypeIdentifiers \(overlays)
    """,
    "ChartsTests": "TestSupport SwiftUI SystemDesigns Charts Rendering DisplayList \(overlays)",
    "CombineTests": "Combine",
    "CoreDataTests": "CoreData DataModels DataStore SwiftUI \(overlays)",
    "CoreGraphicsTests": "CoreGraphics DisplayList Rendering \(overlays)",
    "FoundationExtrasTests": "TestSupport CoreFoundation FoundationExtras \(overlays)",
    "FrameworksTests": """
    UIKit DeviceFixtures DeviceWorld InstalledFiles StubSupport TestSupport Vision CoreBluetooth FoundationModels Accelerate Accessibility \
    AlarmKit MultipeerConnectivity NaturalLanguage NetworkExtension PassKit AVFoundation \
    AudioToolbox AVFAudio BackgroundTasks Contacts CoreLocation CommonCrypto CoreImage CoreML \
    CoreHaptics CoreMedia CoreMotion CoreServices CoreText CoreVideo CryptoKit QuartzCore EventKit HealthKit MapKit CloudKit \
    CoreData MediaPlayer MusicKit \
    Photos Network Speech StoreKit UniformTypeIdentifiers UserNotifications WatchConnectivity \
    WeatherKit AppTrackingTransparency AuthenticationServices CoreSpotlight CoreTransferable \
    DeviceActivity FamilyControls ManagedSettings ManagedSettingsUI GameplayKit LocalAuthentication MessageUI LinkPresentation MobileCoreServices PDFKit QuickLook SwiftUI \
    SystemConfiguration TipKit WebKit simd \(overlays)
    """,
    "IntentsTests": "TestSupport Intents \(overlays)",
    "osTests": "os OSLog",
    "RelevanceKitTests": "RelevanceKit",
    "SecurityTests": "Security \(overlays)",
    "SwiftDataTests": "TestSupport AppIntents DataStore DisplayList SwiftData SwiftUI \(overlays)",
    "SwiftUITests": """
    Assets Combine CoreGraphics CoreTransferable DisplayList Rendering SystemDesigns Typesetting UIKit \
    SwiftUI TestSupport UniformTypeIdentifiers \(overlays)
    """,
    "UIKitTests": "CoreGraphics FoundationExtras ImageIO TestSupport UIKit \(overlays)",
    "WidgetKitCoreTests": "SwiftUI WidgetKitCore AppIntents \(overlays)",
  ],
  "Tests/Results": [
    "AppleComparisonTests": "TestSupport AppleComparison DisplayList InkComparison",
    "AuditTests": "TestSupport Audit Diagnostics DisplayList",
    "DiagnosticsTests": "Diagnostics DisplayList TestSupport",
    "FailuresTests": "Failures",
    "GoldensTests": """
    TestSupport Diagnostics Goldens LayoutDiff Failures SwiftUI Rendering DisplayList \
    \(overlays)
    """,
    "InkComparisonTests": "TestSupport InkComparison",
    "LayoutDiffTests": "TestSupport LayoutDiff SwiftUI Rendering DisplayList \(overlays)",
    "LayoutExplanationTests": """
    TestSupport LayoutExplanation SwiftUI Typesetting DisplayList \(overlays)
    """,
  ],
  "Tests/Host": [
    "DeviceFixturesTests": "DeviceFixtures DeviceWorld Failures TestSupport",
    "NetworkFixturesTests": "DisplayList Failures NetworkFixtures TestSupport",
    "WidgetHostTests": """
    ActivityKit AppIntents CoreGraphics DisplayList Goldens Intents Rendering SwiftUI SystemDesigns \
    WidgetKitCore TestSupport WidgetHost Failures FixtureWidgets AssetWidgets IntruderWidgets \(overlays)
    """,
  ],
  "Tests/Tools": [
    "ArgumentsTests": "Arguments Failures",
    "FidelityTests": "TestSupport fidelity DisplayList InkComparison \(overlays)",
    "FrontendTests": "TestSupport InstalledFiles",
    // Damaged files for every reader.
    "MutationTests": """
    TestSupport Assets AssetCatalogs Typesetting DisplayList Rendering Goldens LayoutDiff \
    NetworkFixtures WidgetHost XcodeImport Arguments Planning VitrineCommand XcodeProject \
    \(overlays)
    """,
    "PlanningTests": "WidgetKitCore Planning WidgetHost \(overlays)",
    "ProjectBuildTests": "Failures ProjectBuild SwiftSource TestSupport XcodeProject",
    "SiteTests": """
    AppleComparison TestSupport Site Diagnostics Goldens LayoutDiff Failures DisplayList \
    BrowserDriver
    """,
    "SwiftSourceTests": "TestSupport Failures SwiftSource",
    "VitrineCommandTests": """
    AppIntents DisplayList Goldens LayoutDiff Rendering SwiftUI WidgetHost WidgetKitCore TestSupport \
    VitrineCommand Site SwiftSource Arguments Planning AppleComparison Diagnostics Failures \
    FixtureWidgets BrowserDriver LayoutExplanation NetworkFixtures \(overlays)
    """,
    "VitrineTestingTests": """
    Goldens LayoutDiff TestSupport VitrineTesting Failures SwiftUI WidgetKit AppIntents \
    \(overlays)
    """,
    "XcodeImportTests": "DataModels TestSupport XcodeImport",
    "XcodeProjectTests": "Failures TestSupport XcodeProject",
  ],
  "Tests/Fixtures": [
    "AssetKit": "SwiftUI",
    // A product with assets, fonts, an Info.plist, and a library with assets of its own.
    "AssetWidgets": "AssetKit SwiftUI UIKit WidgetKit",
    "CIntruder": "",
    // Widgets of Swift 5 that fetch, and a file that imports Foundation alone.
    "FetchingWidgets": "Intents SwiftUI WidgetKit",
    // Widgets of every kind that the host has to serve, misbehaving ones among them.
    "FixtureWidgets": """
    AppIntents Combine Intents UIKit SwiftUI WidgetKit OSLog Security ActivityKit \
    FetchingWidgets
    """,
    // Widgets that try to get out of their process.
    "IntruderWidgets": "CIntruder SwiftUI WidgetKit",
  ],
]

// MARK: What a target has beside its dependencies

let executables: Set = [
  "intentdefinition-compiler", "asset-symbol-compiler", "fidelity", "bench", "catalogue", "vitrine",
  "FixtureWidgets", "IntruderWidgets", "AssetWidgets",
]

let linkedLibraries = [
  "CWOFF2": ["harfbuzz-subset", "brotlienc"], "CImageFormats": ["jpeg", "png"],
  "Typesetting": ["_FoundationICU"], "FoundationExtras": ["_FoundationICU"],
  "DataStore": ["_FoundationICU"],
]

let cSettings = ["CPixels": optimized, "CImageFilters": optimized, "CDigest": optimized]

let swiftSettings: [String: [SwiftSetting]] = [
  "Combine": swift5, "SwiftUI": swift5, "Charts": swift5, "CoreData": swift5, "SwiftData": swift5,
  "ActivityKit": swift5, "fidelity": [.swiftLanguageMode(.v5)], "bench": [.swiftLanguageMode(.v5)],
  "catalogue": [.swiftLanguageMode(.v5)], "FetchingWidgets": [.swiftLanguageMode(.v5)],
]

let excluded = [
  "IntentsTests": ["zh-Hans.lproj"], "NetworkFixturesTests": ["Fixtures"],
  "WidgetHostTests": ["Fixtures"], "BrowserDriver": ["browser.py"],
  "FixtureWidgets": ["CarWidget/zh-Hans.lproj"],
  "AssetWidgets": ["Info.plist", "Release.xcconfig"],
]

let copied = [
  "fidelity": ["Resources/layout_facts.json", "Resources/text_widths.tsv"],
  "AssetKit": ["Resources"], "AssetWidgets": ["Resources"],
]

let plugins = [
  "IntentsTests": "IntentDefinitionPlugin", "FixtureWidgets": "IntentDefinitionPlugin",
  "AssetKit": "AssetSymbolPlugin", "AssetWidgets": "AssetSymbolPlugin",
]

/// A row of ``targets`` as a target.
func target(_ name: String, _ words: String, in folder: String) -> Target {
  var dependencies = words.split(separator: " ").map {
    Target.Dependency(stringLiteral: String($0))
  }
  // The frameworks are linked for the projects that the command builds.
  if name == "vitrine" { dependencies += frameworks.map { .byName(name: $0.name) } }
  let path = "\(folder)/\(name)", exclude = excluded[name] ?? []
  let resources = copied[name]?.map { Resource.copy($0) }
  let linker = linkedLibraries[name]?.map { LinkerSetting.linkedLibrary($0) }
  let plugin = plugins[name].map { [Target.PluginUsage.plugin(name: $0)] }
  if name == "PreviewMacros" { return .macro(name: name, dependencies: dependencies, path: path) }
  if folder.hasPrefix("Tests/"), name.hasSuffix("Tests") {
    return .testTarget(
      name: name, dependencies: dependencies, path: path, exclude: exclude, plugins: plugin)
  }
  if executables.contains(name) {
    return .executableTarget(
      name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
      swiftSettings: swiftSettings[name], plugins: plugin)
  }
  return .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
    cSettings: cSettings[name], swiftSettings: swiftSettings[name], linkerSettings: linker,
    plugins: plugin)
}

let package = Package(
  name: "Vitrine",
  defaultLocalization: "en",
  products: (faces + frameworks.map(\.name)).map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .plugin(name: "IntentDefinitionPlugin", targets: ["IntentDefinitionPlugin"]),
    .plugin(name: "AssetSymbolPlugin", targets: ["AssetSymbolPlugin"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
  ],
  targets: systemLibraries.map {
    .systemLibrary(
      name: $0.name, path: "Sources/SystemLibraries/\($0.name)", pkgConfig: $0.pkgConfig,
      providers: [.apt($0.packages)])
  }
    + targets.flatMap { folder, rows in rows.map { target($0, $1, in: folder) } }
    + [
      .target(name: "_Testing_UIKit", path: "Sources/Apple/TestingOverlays/UIKit"),
      .target(name: "_Testing_CoreGraphics", path: "Sources/Apple/TestingOverlays/CoreGraphics"),
      .target(name: "_Testing_CoreImage", path: "Sources/Apple/TestingOverlays/CoreImage"),
      .plugin(
        name: "IntentDefinitionPlugin", capability: .buildTool(),
        dependencies: ["intentdefinition-compiler"]),
      .plugin(
        name: "AssetSymbolPlugin", capability: .buildTool(), dependencies: ["asset-symbol-compiler"]
      ),
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
