// Shows URLSession to files that import Foundation alone.
@_exported import WidgetKit
