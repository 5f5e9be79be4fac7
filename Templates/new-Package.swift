// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "{{name}}",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
{{#path}}
  dependencies: [.package(name: "Vitrine", path: {{.}})],
{{/path}}
  targets: [
    .executableTarget(
      name: "{{name}}",
{{#path}}
      dependencies: [
        .product(name: "SwiftUI", package: "Vitrine"),
        .product(name: "WidgetKit", package: "Vitrine"),
      ],
{{/path}}
      resources: [.copy("Resources")]),
    .testTarget(
      name: "{{name}}Tests",
      dependencies: [
        "{{name}}",{{#path}} .product(name: "VitrineTesting", package: "Vitrine"),{{/path}}
      ]),
  ]
)
