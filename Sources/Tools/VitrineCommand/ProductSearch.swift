import Foundation
import Planning
import WidgetHost

/// The search for the executables that a verb draws: those of the package around the current folder, else the
/// program's own.
struct ProductSearch {
  /// Without the folder; the verb first.
  let arguments: [String]
  let tool: CommandLineTool

  init(arguments: [String], of tool: CommandLineTool) {
    self.arguments = arguments
    self.tool = tool
  }

  func products() throws -> [ProductExecutable] {
    guard tool.readsPackages, let folder = PackageProducts.folder else {
      return try tool.products()
    }
    let package = try PackageProducts(in: folder)
    let products = try package.build()
    if !package.package.usesSDK { try PackageProducts.become(products, arguments) }
    setenv(GivenProducts.variable, GivenProducts.text(products), 1)
    return products
  }
}
