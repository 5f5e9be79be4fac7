// swift-tools-version: 6.0
import PackageDescription

// A package such as a user would have: it depends on Vitrine and knows Apple's names only.
let package = Package(
  name: "OutsideWidgets",
  dependencies: [.package(name: "Vitrine", path: "../../..")],
  targets: [
    .executableTarget(
      name: "OutsideWidgets",
      dependencies: [
        .product(name: "SwiftUI", package: "Vitrine"),
        .product(name: "WidgetKit", package: "Vitrine"),
        .product(name: "Intents", package: "Vitrine"),
      ], exclude: ["Info.plist"], resources: [.copy("Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [
        .plugin(name: "IntentDefinitionPlugin", package: "Vitrine"),
        .plugin(name: "AssetSymbolPlugin", package: "Vitrine"),
      ]),
    .testTarget(
      name: "OutsideViewsTests",
      dependencies: [
        .product(name: "SwiftUI", package: "Vitrine"), .product(name: "UIKit", package: "Vitrine"),
      ]),
    .testTarget(
      name: "OutsideSnapshotTests",
      dependencies: [
        "OutsideWidgets", .product(name: "VitrineTesting", package: "Vitrine"),
      ]),
  ]
)
