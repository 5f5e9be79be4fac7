import SwiftUI

private struct Outline: ViewModifier {
  func body(content: Content) -> some View {
    content.border(.secondary, width: 0.5)
  }
}

extension View {
  /// A thin line around the frame, to show its extent.
  fileprivate func outlined() -> some View { modifier(Outline()) }
}

let frames = Chapter(
  title: "Frames, padding, place",
  examples: [
    Example("View.frame") {
      HStack {
        Text("Fixed").frame(width: 80, height: 40).outlined()
        Text("Fills").frame(maxWidth: .infinity, alignment: .trailing).outlined()
      }
    },
    Example("View.padding") {
      Text("Padded").padding().outlined()
    },
    Example("View.fixedSize") {
      Text("Wider than its frame").fixedSize().frame(width: 80).outlined()
    },
    Example("View.aspectRatio") {
      Block(.blue, width: nil, height: nil).aspectRatio(16 / 9, contentMode: .fit)
        .frame(width: 120, height: 90).outlined()
    },
    Example("View.scaledToFit") {
      Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 80, height: 40)
        .outlined()
    },
    Example("View.scaledToFill") {
      Image(systemName: "star.fill").resizable().scaledToFill().frame(width: 80, height: 40)
        .clipped().outlined()
    },
    Example("View.offset") {
      Block(.blue).offset(x: 10, y: 6).outlined()
    },
    Example("View.position") {
      Block(.blue).position(x: 24, y: 20).frame(width: 120, height: 40).outlined()
    },
    Example("View.overlay") {
      Block(.blue, width: 80, height: 40).overlay(alignment: .topTrailing) {
        Circle().fill(.red).frame(width: 14, height: 14).offset(x: 5, y: -5)
      }
    },
    Example("View.background") {
      Text("Behind").padding(8).background(.yellow, in: .rect(cornerRadius: 8))
    },
    Example("View.containerRelativeFrame") {
      HStack(spacing: 8) {
        ForEach(0..<3) { _ in
          Block(.blue, width: nil).containerRelativeFrame(.horizontal, count: 3, spacing: 8)
        }
      }
    },
    Example("View.safeAreaInset") {
      Block(.blue, width: 120, height: 60).safeAreaInset(edge: .bottom) {
        Text("Below").font(.caption).frame(maxWidth: .infinity).background(.yellow)
      }
      .fixedSize()
    },
    Example("View.safeAreaBar") {
      Block(.blue, width: 120, height: 60).safeAreaBar(edge: .bottom) {
        Text("Bar").font(.caption).frame(maxWidth: .infinity)
      }
      .fixedSize()
    },
    Example("View.safeAreaPadding") { Text("Padded").safeAreaPadding().outlined() },
    Example("View.ignoresSafeArea") { Block(.blue).ignoresSafeArea() },
    (EdgesIgnoringSafeArea() as any DeprecatedExample).example,
    Example("View.visualEffect") {
      Block(.blue, width: 80).visualEffect { content, proxy in
        content.rotationEffect(.degrees(proxy.size.width / 8))
      }
      .padding(12)
    },
    Example("View.border") {
      Text("Bordered").padding(6).border(.blue, width: 2)
    },
    Example("View.hidden") {
      HStack {
        Block(.red)
        Block(.green).hidden()
        Block(.blue)
      }
    },
    Example("View.environment") {
      HStack {
        Text("Leading")
        Image(systemName: "arrow.right")
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    Example("View.flipsForRightToLeftLayoutDirection") {
      Image(systemName: "pencil").flipsForRightToLeftLayoutDirection(true)
        .environment(\.layoutDirection, .rightToLeft)
    },
    Example("View.overlayPreferenceValue") {
      Text("Count me").preference(key: CountKey.self, value: 3)
        .overlayPreferenceValue(CountKey.self, alignment: .topTrailing) { count in
          Text("\(count)").font(.caption2).padding(3).background(.red, in: .circle)
            .offset(x: 10, y: -8)
        }
    },
    Example("View.backgroundPreferenceValue") {
      Text("Tinted by what it says").padding(6).preference(key: CountKey.self, value: 2)
        .backgroundPreferenceValue(CountKey.self) { count in
          Color.green.opacity(Double(count) / 5)
        }
    },
  ])

struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// An example of a deprecated modifier. It is used through the protocol, whose requirement isn't
/// deprecated, so that the call doesn't warn.
private protocol DeprecatedExample {
  var example: Example { get }
}

private struct EdgesIgnoringSafeArea: DeprecatedExample {
  @available(*, deprecated)
  var example: Example {
    Example("View.edgesIgnoringSafeArea") { Block(.blue).edgesIgnoringSafeArea(.all) }
  }
}
