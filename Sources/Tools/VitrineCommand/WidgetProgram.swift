import Foundation
import SwiftUI
import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// The main program of a widget's executable.
package enum WidgetProgram {
  /// A worker's process runs the widgets' code, another asks the network for it; any other is the command.
  @MainActor
  package static func run(_ widgets: @escaping @MainActor () -> [_WidgetDescription]) -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == Worker.argument { Worker.run(widgets) }
    if arguments.first == NetworkFetch.argument { NetworkFetch.run() }
    exit(CommandLineTool.ownWidgets().run(arguments))
  }
}
