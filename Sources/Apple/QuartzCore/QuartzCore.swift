// Core Animation: layers, which `CALayer.render(in:)` draws, animations, which rest, and the clock.

@_exported import CoreGraphics
import Foundation

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
