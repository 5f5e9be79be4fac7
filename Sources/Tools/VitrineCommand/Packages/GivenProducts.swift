import Foundation
import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// The executables that another run of the command has built, and that this one draws.
enum GivenProducts {
  /// The variable of the environment with their paths.
  static let variable = "VITRINE_PRODUCTS"

  static var areGiven: Bool { text != nil }

  private static var text: String? { getenv(variable).map { String(cString: $0) } }

  /// The products that were given; nil where none are.
  static var all: [ProductExecutable]? { all(text) }

  static func text(_ products: [ProductExecutable]) -> String {
    products.map(\.path).joined(separator: ":")
  }

  /// - Returns: nil where none are given.
  static func all(_ text: String?) -> [ProductExecutable]? {
    guard let text, !text.isEmpty else { return nil }
    return text.split(separator: ":").map {
      ProductExecutable(name: (String($0) as NSString).lastPathComponent, path: String($0))
    }
  }
}
