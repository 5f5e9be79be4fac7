internal import CCheckout

/// The version of Vitrine, as manifests, goldens and pages name it: that of the file `VERSION`.
package enum Version {
  package static let number = String(
    String(cString: vitrine_version()).prefix { !$0.isNewline })
  package static let generator = "Vitrine \(number)"
}
