// Apple's SwiftUI in two layers. Views, modifiers and controls (API) make nodes; the engine (Engine)
// measures, places and draws them. Nothing in Engine names a type of API, and no two folders name types
// of each other; `make lint` checks both.
//
// Engine, from the bottom up:
//   Settings     what a person, a device or a host sets: color scheme, text size, layout direction …
//   Geometry     points, edges, angles, proposals, outlines
//   Paint        fills before they are fitted to a rectangle: inks, meshes, color matrices
//   Fonts        font descriptions and Apple's tables of text styles
//   Environment  EnvironmentValues and what is resolved in them: ShapeStyle, text attributes
//   Styles       Color, gradients, materials and the semantic styles
//   Graph        Node, from which every view is made; ViewInputs, DrawContext, alignment, preferences
//   Layout       nodes that measure and place: stacks, frames, grids, geometry, safe areas, Layout
//   Drawing      nodes that draw or change what is drawn: shapes, clips, masks, effects
//   Images       Image as a value, its resolution, symbols
//   Text         Text as a value, its resolution in a language, dates, its node
//   Canvas       GraphicsContext and TextRenderer
//   Hosting      TreeRenderer: from nodes to a display list; the roots of widgets and watch corners
//
// API, from the bottom up:
//   View         View, ViewBuilder, ViewModifier; how a view makes its nodes
//   Lifecycle    onAppear and onChange, whose actions are called once the view is placed
//   Environment, Animation
//                @Environment and its modifiers; animations and transitions, all of them accepted
//   State        State, Binding, AppStorage, observable objects
//   Layout, Shapes, Style, Effects, Text, Image, Canvas, Timeline, Preferences, Accessibility
//                the views and modifiers of each subject
//   Composition  ComposedView, of which Charts makes its charts
//   Controls; List, Navigation, Scrolling, Widgets
//                what is made of those
//   Hosting      ViewRenderer for the host, ImageRenderer for developers
//   Accepted     what compiles and has no effect on a still picture; some folders have one of their own
//   App          the protocol of apps
//   Previews     #Preview and PreviewProvider
//
// To read first: Engine/Graph/Node.swift, API/View/View.swift, Engine/Hosting/TreeRenderer.swift.

// Source that imports SwiftUI sees these too, as with Apple's.
@_exported import Combine
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationExtras
@_exported import Observation
// Apple's Foundation brings the keychain with it.
@_exported import Security
@_exported import UIKit
