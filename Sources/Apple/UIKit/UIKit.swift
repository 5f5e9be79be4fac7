// UIKit as far as widgets use it: colours, fonts, images, paths. Its views keep what they are given, for sources that
// app and widget share; none is drawn.
//
// The folders, from the bottom up:
//
//   Traits    the appearance that colours depend on
//   Color     `UIColor` and the system's colours
//   Font      fonts, descriptors and metrics
//   Image     images: named, symbols, drawn
//   Device    the device, its screen; keyboards and text content types
//   Graphics  Bézier paths and image renderers
//   Text      attributes of attributed strings, the measuring of text
//   CoreText  Core Text's names for fonts and lines
//   Views     views, controls, constraints
//   Controllers  controllers of views, the app, its scenes

// As Apple's UIKit does.
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import QuartzCore
@_exported import UserNotifications
