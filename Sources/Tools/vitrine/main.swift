import Foundation
import VitrineCommand

exit(CommandLineTool.vitrine().run(Array(CommandLine.arguments.dropFirst())))
