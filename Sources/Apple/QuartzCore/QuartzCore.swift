// Core Animation as far as widget code names it: layers, which keep their properties and aren't drawn, and the clock.

@_exported import CoreGraphics
import Foundation

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
