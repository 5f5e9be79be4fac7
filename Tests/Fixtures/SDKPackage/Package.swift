// swift-tools-version: 6.0
import PackageDescription

// As a package for iOS is: Vitrine isn't named in it.
let package = Package(
  name: "Steps", defaultLocalization: "en", platforms: [.iOS(.v17)],
  targets: [
    .executableTarget(name: "Steps", resources: [.process("en.lproj")]),
    .testTarget(name: "StepsTests", dependencies: ["Steps"]),
  ])
