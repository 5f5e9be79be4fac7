import SwiftUI
import SystemDesigns

/// Two controls of CodeEditApp/CodeEdit @cec6287, on a Mac in dark mode.
@MainActor
enum CodeEditor {
  static let pictures: [ReferencePicture] = [
    ReferencePicture(
      "ce-helpbuttondark", .fixed(40, 40), Traits(design: .macOS15)
    ) { HelpButton() },
    ReferencePicture(
      "ce-segmentedcontroldark", .fixed(100, 30), Traits(design: .macOS15)
    ) { Segments(options: ["Opt1", "Opt2"], selected: 0) },
  ]
}

private struct HelpButton: View {
  // AppKit's colours in dark mode: separatorColor and controlColor.
  private let line = Color.white.opacity(0.1)
  private let face = Color.white.opacity(0.25)

  var body: some View {
    Button {
    } label: {
      ZStack {
        Circle()
          .strokeBorder(line, lineWidth: 0.5)
          .background(Circle().foregroundColor(face))
          .shadow(color: line.opacity(0.3), radius: 0.5)
          .shadow(color: Color.black.opacity(0.3), radius: 1, y: 0.5)
          .frame(width: 20, height: 20)
        Image(systemName: "questionmark").font(.system(size: 12.5, weight: .medium))
      }
    }
    .buttonStyle(PlainButtonStyle())
  }
}

private struct Segments: View {
  let options: [String]
  let selected: Int

  var body: some View {
    // The source has 4; the picture was made with 8.
    HStack(spacing: 8) {
      ForEach(options.indices, id: \.self) { Segment(label: options[$0], isOn: $0 == selected) }
    }
    .frame(height: 20)
  }
}

private struct Segment: View {
  let label: String
  let isOn: Bool
  // AppKit's selectedControlColor in dark mode, which is 49, 79, 120 in the picture's own color space.
  private let chosen = Color(red: 63.0 / 255, green: 99.0 / 255, blue: 139.0 / 255)

  var body: some View {
    Text(label)
      .font(.subheadline)
      .foregroundColor(isOn ? .white : .primary)
      .frame(height: 20)
      .padding(.horizontal, 7.5)
      .background(isOn ? chosen.opacity(0.75) : Color.clear)
      .clipShape(RoundedRectangle(cornerRadius: 5))
  }
}
