import Foundation
import Testing

@testable import SwiftUI

/// Rules of frames and padding. Source: Apple's documentation of each modifier.
@MainActor
@Suite struct FramePairs {
  @Test func framesEqualTheirReferences() { for pair in Self.pairs { pair.check() } }

  static let pairs: [ReferencePair] = [
    ReferencePair("padding() is 16 points on every edge") {
      ink.padding().ground()
    } is: {
      ink.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)).ground()
    },
    ReferencePair("padding on two edges is padding on one and then the other") {
      ink.padding([.leading, .top], 9).ground()
    } is: {
      ink.padding(.top, 9).padding(.leading, 9).ground()
    },
    ReferencePair("negative padding takes padding back") {
      ink.padding(12).padding(-5).ground()
    } is: {
      ink.padding(7).ground()
    },
    ReferencePair("padding shrinks what is offered, as a frame of the rest does") {
      ink.padding(.horizontal, 20).ground()
    } is: {
      ink.frame(width: 80).frame(width: 120).ground()
    },
    ReferencePair("a frame without end is filled as by a spacer after its content") {
      mark.frame(width: 30, height: 20).frame(maxWidth: .infinity, alignment: .leading).ground()
    } is: {
      HStack(spacing: 0) {
        mark.frame(width: 30, height: 20)
        Spacer(minLength: 0)
      }.ground()
    },
    ReferencePair("a trailing frame has the spacer before its content") {
      mark.frame(width: 30, height: 20).frame(maxWidth: .infinity, alignment: .trailing).ground()
    } is: {
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        mark.frame(width: 30, height: 20)
      }.ground()
    },
    ReferencePair("a frame in the middle has a spacer on both sides") {
      mark.frame(width: 30, height: 20).frame(maxHeight: .infinity).ground()
    } is: {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        mark.frame(width: 30, height: 20)
        Spacer(minLength: 0)
      }.ground()
    },
    ReferencePair("fixedSize gives a shape its ideal ten points") {
      Rectangle().fill(ink).fixedSize()
    } is: {
      Rectangle().fill(ink).frame(width: 10, height: 10)
    },
    ReferencePair("an ideal length is what fixedSize asks for") {
      ink.frame(idealWidth: 44, idealHeight: 22).fixedSize()
    } is: {
      ink.frame(width: 44, height: 22)
    },
    ReferencePair("a least width holds where less is offered") {
      ink.frame(minWidth: 70).frame(width: 30, height: 40).ground()
    } is: {
      ink.frame(width: 70).frame(width: 30, height: 40).ground()
    },
    ReferencePair("the offer rules between the limits") {
      ink.frame(minWidth: 10, maxWidth: 200, minHeight: 10, maxHeight: 50)
    } is: {
      ink.frame(width: 120, height: 50)
    },
    ReferencePair("a larger content overflows its frame evenly") {
      mark.frame(width: 60, height: 60).frame(width: 20, height: 20).ground()
    } is: {
      Color.clear.frame(width: 20, height: 20).ground()
        .overlay { mark.frame(width: 60, height: 60) }
    },
    ReferencePair("fitting a ratio by hand") {
      ink.aspectRatio(3, contentMode: .fit)
    } is: {
      ink.frame(width: 120, height: 40)
    },
    ReferencePair("a ratio of a size is a ratio of its sides") {
      ink.aspectRatio(CGSize(width: 10, height: 40), contentMode: .fit)
    } is: {
      ink.frame(width: 20, height: 80)
    },
    ReferencePair("filling overflows on the longer side") {
      ink.aspectRatio(2, contentMode: .fill).frame(width: 40, height: 40).clipped()
    } is: {
      ink.frame(width: 40, height: 40)
    },
    ReferencePair("scaledToFit keeps the ideal ratio of what is inside") {
      ink.frame(idealWidth: 30, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity)
        .scaledToFit()
    } is: {
      ink.aspectRatio(3, contentMode: .fit)
    },
    ReferencePair("scaledToFill keeps it too") {
      ink.frame(idealWidth: 30, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity)
        .scaledToFill().ground().clipped()
    } is: {
      ink.frame(width: 240, height: 80).ground().clipped()
    },
    ReferencePair("a circle is as large as the shorter side") {
      Circle().fill(leaf)
    } is: {
      Ellipse().fill(leaf).frame(width: 80, height: 80)
    },
    ReferencePair("position centres at a point, as an offset from the corner does") {
      mark.frame(width: 20, height: 10).position(x: 30, y: 25).ground()
    } is: {
      mark.frame(width: 20, height: 10).offset(x: 20, y: 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ground()
    },
    ReferencePair("a GeometryReader puts its content into the corner") {
      GeometryReader { proxy in
        mark.frame(width: proxy.size.width / 3, height: proxy.size.height / 2)
      }
    } is: {
      mark.frame(width: 40, height: 40)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    },
    ReferencePair("containerRelativeFrame is a part of the container") {
      ink.containerRelativeFrame(.horizontal) { length, _ in length / 3 }
        .containerRelativeFrame(.vertical, count: 4, span: 2, spacing: 8)
    } is: {
      ink.frame(width: 40, height: 36)
    },
    ReferencePair("safeAreaPadding lays out as padding") {
      ink.safeAreaPadding(.horizontal, 14).ground()
    } is: {
      ink.padding(.horizontal, 14).ground()
    },
    ReferencePair("what ignores a safe area lies as if there were none") {
      ink.ignoresSafeArea().safeAreaPadding(14)
    } is: {
      ink
    },
    ReferencePair("a safe area inset stands under its content") {
      ink.safeAreaInset(edge: .bottom, spacing: 6) { mark.frame(width: 50, height: 14) }
    } is: {
      VStack(spacing: 6) {
        ink
        mark.frame(width: 50, height: 14)
      }
    },
    ReferencePair("a background that ignores the safe area lies under the inset") {
      ink.frame(height: 20).frame(maxHeight: .infinity)
        .background { leaf.ignoresSafeArea() }
        .safeAreaInset(edge: .top, spacing: 0) { mark.frame(width: 50, height: 14) }
    } is: {
      ZStack {
        leaf
        VStack(spacing: 0) {
          mark.frame(width: 50, height: 14)
          Spacer(minLength: 0)
          ink.frame(height: 20)
          Spacer(minLength: 0)
        }
      }
    },
  ]
}
