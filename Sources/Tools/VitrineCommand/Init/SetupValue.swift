import Arguments
import Failures

/// The values of `init`'s options that become a part of files.
enum SetupValue {
  /// An address that no file of a set-up reads anything else into.
  static func sdkURL(_ text: String) throws -> String {
    guard text.wholeMatch(of: /(?:https?|file):\/\/[A-Za-z0-9._~:\/?#@!&()*+,;=%\[\]-]+/) != nil
    else {
      throw Failure.usage(
        "--sdk-url is the address of an SDK's archive, not “\(PlainText.line(text))”.",
        remedy: "Write it as https://….artifactbundle.zip.")
    }
    return text
  }

  /// A SHA-256.
  static func sdkChecksum(_ text: String) throws -> String {
    guard text.wholeMatch(of: /[0-9a-f]{64}/) != nil else {
      throw Failure.usage(
        "--sdk-checksum is 64 hexadecimal digits, not “\(PlainText.line(text))”.",
        remedy: "Copy it from the file .sha256 beside the archive.")
    }
    return text
  }

  /// A name that YAML and a shell take as it is.
  static func imageName(_ text: String) throws -> String {
    guard text.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._\/:@-]*/) != nil else {
      throw Failure.usage(
        "--image is the name of a container image, not “\(PlainText.line(text))”.",
        remedy: "Write it as swift:6.3.1-bookworm, or with a digest: swift:6.3.1-bookworm@sha256:…."
      )
    }
    return text
  }
}
