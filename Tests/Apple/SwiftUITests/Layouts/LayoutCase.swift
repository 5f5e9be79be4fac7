import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// An everyday layout of colours whose result is known, with the source that says so.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  /// The proposal, in points.
  let width: CGFloat?, height: CGFloat?
  /// The size of all, points.
  let size: CGSize
  /// The frames of the colours in their order, points: x, y, width, height.
  let frames: [[CGFloat]]
  let isMirrored: Bool
  let view: @MainActor @Sendable () -> AnyView

  var testDescription: String { name }

  init<V: View>(
    _ name: String, source: String, _ width: CGFloat?, _ height: CGFloat?, size: [CGFloat],
    frames: [[CGFloat]], isMirrored: Bool = false,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) {
    self.name = name
    self.source = source
    self.width = width
    self.height = height
    self.size = CGSize(width: size[0], height: size[1])
    self.frames = frames
    self.isMirrored = isMirrored
    self.view = { AnyView(view()) }
  }

  @MainActor func check() {
    let laid = LaidOut(view(), width: width, height: height) { environment in
      if isMirrored { environment.layoutDirection = .rightToLeft }
    }
    let found = laid.frames("Color").map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(laid.size == size, "\(name): \(source)")
    #expect(found == frames, "\(name): \(source)")
  }
}

/// A colour of a fixed size.
@MainActor func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// The sources of the cases.
enum LayoutSource {
  static let frame = "Apple's documentation of frame(width:height:alignment:)"
  static let flexible =
    "Apple's documentation of frame(minWidth:idealWidth:maxWidth:…); OpenSwiftUI FrameLayout.swift"
  static let padding = "Apple's documentation of padding(_:_:)"
  static let stack = "Apple's documentation of HStack and VStack; WWDC19 237"
  static let spacer = "Apple's documentation of Spacer; OpenSwiftUI Spacer.swift"
  static let layers = "Apple's documentation of overlay(alignment:content:) and background"
  static let zstack = "Apple's documentation of ZStack; OpenSwiftUI ZStack.swift"
  static let priority =
    "Apple's documentation of layoutPriority(_:); OpenSwiftUI LayoutPriority.swift"
  static let fixed = "Apple's documentation of fixedSize(horizontal:vertical:)"
  static let ratio =
    "Apple's documentation of aspectRatio(_:contentMode:); OpenSwiftUI AspectRatioLayout.swift"
  static let guide = "Apple's documentation of alignmentGuide(_:computeValue:)"
  static let baseline =
    "Apple's documentation of VerticalAlignment.firstTextBaseline and ViewDimensions; OpenSwiftUI StackLayout"
  static let custom =
    "Apple's documentation of AlignmentID: a view's children are asked for its guides"
  static let grid = "Apple's documentation of Grid, GridRow and their modifiers"
  static let tracks = "Apple's documentation of LazyVGrid and GridItem"
  static let mirrored = "Apple's documentation of layoutDirection and of leading and trailing"
  static let offset = "Apple's documentation of offset(x:y:): the original dimensions don't change"
  static let position = "Apple's documentation of position(_:)"
  static let fits = "Apple's documentation of ViewThatFits"
  static let root = "OpenSwiftUI CoreGlue.swift: a column"
}
