import Foundation

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    for run in line { draw(run, options: options) }
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    appendMapped(run.content.commands(run.startIndex..<run.endIndex))
  }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    appendMapped(slice.run.content.commands(slice.indices))
  }
}
