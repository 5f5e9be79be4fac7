/// What made the files, as manifests and pages name it.
package enum Version {
  package static let number = "0.1.0"
  package static let generator = "Vitrine \(number)"
}
