import DisplayList
import Foundation
import FoundationExtras
import Typesetting

/// The product as its own code finds it: `Bundle.main`, its Info.plist and its fonts.
package enum ProductWorld {
  /// - Parameters:
  ///   - home: the folder of the process's own in which the bundle is made.
  ///   - product: the target's name; nil for the executable's.
  static func enter(home: String, product: String? = nil) {
    ProductBundle.enter(home: home, product: product)
    FontLibrary.use(product: { ProductBundle.fonts })
  }

  /// Makes the product that of the module in which a widget is declared.
  package static func use(moduleOf type: Any.Type) {
    ProductBundle.use(product: String(String(reflecting: type).prefix { $0 != "." }))
  }

  static func leave() { ProductBundle.leave() }

  /// Notes for the frames of a run that has asked for something of the product's.
  static var notes: [Diagnostic] {
    ProductBundle.notes.map { Diagnostic(code: "info-plist", message: $0) }
  }
}
