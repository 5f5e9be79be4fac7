import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Testing
import UIKit

@testable import SwiftUI

@Suite struct UIGraphicsTests {
  private func hex(_ image: UIImage, _ x: Int, _ y: Int) -> String {
    image.resource.map { Bitmap($0).hex(x, y) } ?? "nothing"
  }

  @Test func aRenderersContextHasYDownAndTheFormatsScale() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(0, 0, 4, 3))
    }
    #expect(image.size == CGSize(width: 10, height: 8) && image.scale == 2)
    #expect(hex(image, 7, 5) == "#FF0000")
    #expect(hex(image, 8, 5) == "#00000000" && hex(image, 7, 6) == "#00000000")
  }

  @Test func imagesAreDrawnUprightIntoTheCurrentContext() {
    let small = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(0, 0, 2, 1))
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), true, 1)
    UIColor.white.setFill()
    UIRectFill(CGRect(0, 0, 8, 8))
    small.draw(in: CGRect(2, 2, 4, 4))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    let drawn = image ?? UIImage()
    #expect(hex(drawn, 3, 2) == "#000000" && hex(drawn, 3, 5) == "#FFFFFF")
    #expect(hex(drawn, 1, 2) == "#FFFFFF")
  }

  @Test func inABitmapContextYPointsUp() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(0, 0, 10, 2))
    context.setStrokeColor(CGColor(gray: 0, alpha: 1))
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 0, y: 8))
    context.addLine(to: CGPoint(x: 10, y: 8))
    context.strokePath()
    let image = UIImage(cgImage: try #require(context.makeImage()))
    #expect(hex(image, 5, 8) == "#0000FF" && hex(image, 5, 7) == "#00000000")
    #expect(hex(image, 5, 1) == "#000000" && hex(image, 5, 2) == "#000000")
    #expect(hex(image, 5, 0) == "#00000000" && hex(image, 5, 3) == "#00000000")
  }

  @Test func clipsStatesAndLayers() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      let context = $0.cgContext
      context.saveGState()
      context.clip(to: CGRect(0, 0, 5, 10))
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.black.cgColor)
      context.fill(CGRect(0, 0, 10, 4))
      context.fill(CGRect(0, 2, 10, 4))
      context.endTransparencyLayer()
      context.restoreGState()
      UIColor.white.setFill()
      UIBezierPath(rect: CGRect(8, 8, 2, 2)).fill()
      context.clear(CGRect(9, 9, 1, 1))
    }
    #expect(hex(image, 2, 1) == hex(image, 2, 3))
    #expect(["#0000007F", "#00000080"].contains(hex(image, 2, 3)))
    #expect(hex(image, 6, 3) == "#00000000")
    #expect(hex(image, 8, 8) == "#FFFFFF" && hex(image, 9, 9) == "#00000000")
  }

  @Test func aGradientFillsWhatTheClipLeaves() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
    let ramp = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image {
      $0.cgContext.drawLinearGradient(
        ramp, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    }
    let pixels = Bitmap(try #require(image.resource))
    for x in 0..<10 { #expect(abs(Double(pixels[x, 2].red) - (Double(x) + 0.5) * 25.5) <= 1.5) }
  }
}
