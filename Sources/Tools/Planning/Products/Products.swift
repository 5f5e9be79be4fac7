import Failures
import Foundation
import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// The executables whose widgets are asked for.
package enum Products {
  /// The example widgets, in the order of the gallery.
  package static let examples = [
    "CarControl", "ThemedList", "TripsCalendar", "DayPhases", "Watchlist",
  ]

  /// The executable that is running.
  package static func own() throws -> ProductExecutable {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else {
      throw Failure("/proc isn't mounted, so this program can't find itself.")
    }
    let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return ProductExecutable(name: URL(fileURLWithPath: path).lastPathComponent, path: path)
  }

  /// The examples that were built beside this executable.
  package static func besideOwn() throws -> [ProductExecutable] {
    let folder = URL(fileURLWithPath: try own().path).deletingLastPathComponent()
    let found = examples.compactMap { name -> ProductExecutable? in
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.isExecutableFile(atPath: path)
        ? ProductExecutable(name: name, path: path) : nil
    }
    guard !found.isEmpty else {
      throw Failure(
        "None of the example widgets is beside \(folder.path)/vitrine.",
        remedy: "Run swift build.")
    }
    return found
  }

  /// Asks each product which widgets it has.
  ///
  /// - Parameters:
  ///   - timeout: the time that each has, in seconds.
  ///   - allowsNone: whether one may have previews alone.
  ///   - start: starts a process for copies that describe the product and make its frames.
  static func describe(
    _ products: [ProductExecutable], in setting: Setting, within timeout: Double,
    allowsNone: Bool = false, start: (ProductExecutable) -> ReadyProcess? = { _ in nil }
  ) throws -> [DescribedProduct] {
    try products.map { product in
      let ready = start(product)
      let (widgets, shortcuts) = try WorkerPool.description(
        of: product, in: setting, within: timeout, copying: ready)
      guard allowsNone || !widgets.isEmpty else {
        throw Failure(
          "\(product.name) has no widgets.",
          remedy: "Where it has previews, --phase preview draws them.")
      }
      return DescribedProduct(
        executable: product, widgets: widgets, shortcuts: shortcuts, ready: ready)
    }
  }
}
