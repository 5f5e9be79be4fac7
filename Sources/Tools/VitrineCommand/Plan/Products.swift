import Foundation
import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// Which executables there are to ask for widgets.
package enum Products {
  /// The example widgets, in the order of the gallery.
  static let examples = ["CarControl", "ThemedList", "TripsCalendar", "DayPhases", "Watchlist"]

  /// The executable that is running.
  static func own() throws -> ProductExecutable {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else {
      throw HostError("/proc isn't mounted, so this program can't find itself.")
    }
    let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return ProductExecutable(name: URL(fileURLWithPath: path).lastPathComponent, path: path)
  }

  /// The examples that were built beside this executable.
  static func besideOwn() throws -> [ProductExecutable] {
    let folder = URL(fileURLWithPath: try own().path).deletingLastPathComponent()
    let found = examples.compactMap { name -> ProductExecutable? in
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.isExecutableFile(atPath: path)
        ? ProductExecutable(name: name, path: path) : nil
    }
    guard !found.isEmpty else {
      throw HostError(
        "None of the example widgets stands beside \(folder.path)/vitrine: build them by swift build."
      )
    }
    return found
  }

  /// Asks each what it has, some at a time.
  static func describe(_ products: [ProductExecutable], _ options: Options) throws
    -> [DescribedProduct]
  {
    let setting = options.dimensions.settings.first ?? Setting()
    return try products.map { product in
      let (widgets, shortcuts) = try Host.description(
        of: product, in: setting, within: options.providerTimeout + 2)
      guard !widgets.isEmpty else { throw HostError("\(product.name) has no widgets.") }
      return DescribedProduct(executable: product, widgets: widgets, shortcuts: shortcuts)
    }
  }
}
