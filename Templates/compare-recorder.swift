// Takes pictures of widget views as Apple's SwiftUI draws them, and writes down what assistive technology gets of
// them. Add this file to a test target of the Xcode project that can see the views, and call it in a test:
//
//     @MainActor final class WidgetPictures: XCTestCase {
//       func testPictures() throws {
//         var recorder = WidgetPictureRecorder(folder: "WidgetPictures")
//         for family in [WidgetFamily.systemSmall, .systemMedium] {
//           try recorder.record("NextTrip", family) { NextTripView(entry: .sample) } background: { Color.white }
//         }
//       }
//     }
//
// Then, on Linux: vitrine compare WidgetPictures. "NextTrip" is the widget's kind. The sizes are those of an
// iPhone 16, whatever simulator runs the tests, and so are the pictures: 3 pixels a point.
//
// Outside of a widget the system adds no content margins and draws no containerBackground. So the recorder adds the
// margins, and draws the background that is given to it. A widget with contentMarginsDisabled() wants margins: 0.
#if canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit
  import WidgetKit

  @available(iOS 17, *)
  @MainActor
  public struct WidgetPictureRecorder {
    /// The folder that the pictures are written to.
    public let folder: URL
    /// Pixels a point.
    public var scale: CGFloat = 3

    /// - Parameter folder: a path beside the file of the test, or an absolute one.
    public init(folder: String, file: StaticString = #filePath) {
      if folder.hasPrefix("/") {
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
      } else {
        let source = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
        self.folder = source.appendingPathComponent(folder, isDirectory: true)
      }
    }

    public enum Problem: Error {
      /// The family has no size here: give one.
      case unknownFamily(WidgetFamily)
      /// SwiftUI drew nothing.
      case noPicture(String)
    }

    /// Writes a picture of each appearance, KIND_FAMILY-APPEARANCE@3x.png, and beside it what assistive technology is
    /// gets, as JSON.
    ///
    /// - Parameters:
    ///   - kind: the widget's kind.
    ///   - size: points; those of the family on an iPhone 16 where it is nil.
    ///   - name: a part of the file's name that distinguishes several pictures of one family.
    ///   - margins: the content margins, points.
    public mutating func record(
      _ kind: String, _ family: WidgetFamily, size: CGSize? = nil, name: String? = nil,
      appearances: [ColorScheme] = [.light, .dark], locale: Locale = Locale(identifier: "en_US"),
      typeSize: DynamicTypeSize = .large, margins: CGFloat? = nil,
      @ViewBuilder content: () -> some View, @ViewBuilder background: () -> some View
    ) throws {
      guard let size = size ?? Self.size(of: family) else { throw Problem.unknownFamily(family) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let margins = margins ?? (Self.isAccessory(family) ? 0 : 16)
      for appearance in appearances {
        let view = content()
          .padding(margins)
          .frame(width: size.width, height: size.height)
          .background { background().frame(width: size.width, height: size.height) }
          .clipped()
          .environment(\.widgetFamily, family)
          .environment(\.colorScheme, appearance)
          .environment(\.locale, locale)
          .environment(\.dynamicTypeSize, typeSize)
        var parts = ["\(kind)_\(family)"]
        if let name { parts.append(name) }
        if locale.identifier != "en_US" { parts.append(locale.identifier) }
        if typeSize != .large { parts.append("\(typeSize)") }
        parts.append(appearance == .dark ? "dark" : "light")
        let file = parts.joined(separator: "-").replacingOccurrences(of: "/", with: "_")
        let renderer = ImageRenderer(content: view)
        renderer.scale = scale
        renderer.proposedSize = ProposedViewSize(size)
        guard let png = renderer.uiImage?.pngData() else { throw Problem.noPicture(file) }
        try png.write(to: folder.appendingPathComponent("\(file)@\(Int(scale))x.png"))
        let tree = Self.elements(of: view, size: size)
        let json = try JSONSerialization.data(
          withJSONObject: ["version": 1, "elements": tree], options: [.prettyPrinted, .sortedKeys])
        try json.write(to: folder.appendingPathComponent("\(file)@\(Int(scale))x.json"))
      }
    }

    /// Points, on an iPhone 16 (Apple, Human Interface Guidelines, Widgets, Specifications).
    private static func size(of family: WidgetFamily) -> CGSize? {
      switch family {
      case .systemSmall: CGSize(width: 158, height: 158)
      case .systemMedium: CGSize(width: 338, height: 158)
      case .systemLarge: CGSize(width: 338, height: 354)
      case .accessoryCircular: CGSize(width: 72, height: 72)
      case .accessoryRectangular: CGSize(width: 160, height: 72)
      case .accessoryInline: CGSize(width: 234, height: 26)
      default: nil
      }
    }

    private static func isAccessory(_ family: WidgetFamily) -> Bool {
      switch family {
      case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
      default: false
      }
    }

    /// The elements for assistive technology with their frames in points, the outer before the inner.
    private static func elements(of view: some View, size: CGSize) -> [[String: Any]] {
      let controller = UIHostingController(rootView: view)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = controller
      window.isHidden = false
      controller.view.frame = CGRect(origin: .zero, size: size)
      controller.view.layoutIfNeeded()
      defer { window.isHidden = true }
      var elements: [[String: Any]] = []
      func add(_ object: NSObject, depth: Int) {
        guard depth < 50 else { return }
        if object.isAccessibilityElement {
          let frame = window.convert(object.accessibilityFrame, from: nil)
          var element: [String: Any] = [
            "frame": [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
          ]
          element["label"] = object.accessibilityLabel
          element["value"] = object.accessibilityValue
          elements.append(element)
        }
        let count = object.accessibilityElementCount()
        if count != NSNotFound, count > 0 {
          for index in 0..<count {
            if let child = object.accessibilityElement(at: index) as? NSObject {
              add(child, depth: depth + 1)
            }
          }
        } else if let view = object as? UIView {
          for child in view.subviews { add(child, depth: depth + 1) }
        }
      }
      add(controller.view, depth: 0)
      return elements
    }
  }
#endif
