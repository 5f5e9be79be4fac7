/// The version of Vitrine, as manifests, goldens and pages name it.
package enum Version {
  package static let number = "0.1.0"
  package static let generator = "Vitrine \(number)"
}
