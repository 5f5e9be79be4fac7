// swift-tools-version: 6.0
import PackageDescription

// As a package for iOS is: Vitrine isn't named in it.
let package = Package(
  name: "Steps", platforms: [.iOS(.v17)],
  targets: [
    .executableTarget(name: "Steps"),
    .testTarget(name: "StepsTests", dependencies: ["Steps"]),
  ])
