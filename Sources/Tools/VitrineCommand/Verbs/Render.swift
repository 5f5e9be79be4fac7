import Foundation
import WidgetHost

/// Makes the frames that the options ask for.
enum Render {
  static func run(
    _ products: [ProductExecutable], _ options: Options, audits: Bool = false
  ) throws -> (report: RunReport, products: [DescribedProduct]) {
    let start = DispatchTime.now().uptimeNanoseconds
    let folder = try OutputFolder(options.out)
    let described = try Products.describe(products, options)
    let output = OutputSpec(
      folder: folder.path, formats: options.formats, includesProduct: products.count > 1,
      hasSelectableSVGText: options.hasSelectableSVGText)
    let run = try FrameRun.make(described, options, output: output) { plan in
      plan.units.map { product, unit in
        var unit = unit
        unit.audits = audits
        return (product, unit)
      }
    }
    let report = RunReport(run, since: start)
    try folder.finish(report.manifest)
    try OutputWriter.write(try report.timings(), to: folder.path + "/timings.json")
    return (report, described)
  }
}
