import SwiftUI
import Testing

/// Forty views in ten levels, each under a chain of modifiers with arithmetic of mixed literals, all
/// in one expression. That this file compiles is the test: the type checker says
/// "unable to type-check this expression in reasonable time" where overloads are too many.
private struct FortyNested: View {
  var level = 1
  var isOn = true
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Level \(level * 2 + 1)").bold().foregroundColor(isOn ? .red : .secondary)
      Image(systemName: "star").imageScale(.small).rotationEffect(.degrees(Double(level) * 3 - 1))
      Capsule().fill(isOn ? .red : .blue).frame(width: CGFloat(level) * 0.5 + 4, height: 2)
      HStack(alignment: .firstTextBaseline, spacing: 1.5) {
        Image(systemName: "star").imageScale(.small).rotationEffect(.degrees(Double(level) * 3 - 1))
        Capsule().fill(isOn ? .red : .blue).frame(width: CGFloat(level) * 0.5 + 4, height: 2)
        Circle().trim(from: 0, to: 0.75).stroke(.red, lineWidth: 1).frame(width: 4, height: 4)
        ZStack(alignment: .topTrailing) {
          Capsule().fill(isOn ? .red : .blue).frame(width: CGFloat(level) * 0.5 + 4, height: 2)
          Circle().trim(from: 0, to: 0.75).stroke(.red, lineWidth: 1).frame(width: 4, height: 4)
          Text("Level \(level * 2 + 1)").bold().foregroundColor(isOn ? .red : .secondary)
          Group {
            Circle().trim(from: 0, to: 0.75).stroke(.red, lineWidth: 1).frame(width: 4, height: 4)
            Text("Level \(level * 2 + 1)").bold().foregroundColor(isOn ? .red : .secondary)
            Image(systemName: "star").imageScale(.small).rotationEffect(
              .degrees(Double(level) * 3 - 1))
            VStack(alignment: .leading, spacing: 2) {
              Text("Level \(level * 2 + 1)").bold().foregroundColor(isOn ? .red : .secondary)
              Image(systemName: "star").imageScale(.small).rotationEffect(
                .degrees(Double(level) * 3 - 1))
              Capsule().fill(isOn ? .red : .blue).frame(width: CGFloat(level) * 0.5 + 4, height: 2)
              HStack(alignment: .firstTextBaseline, spacing: 1.5) {
                Image(systemName: "star").imageScale(.small).rotationEffect(
                  .degrees(Double(level) * 3 - 1))
                Capsule().fill(isOn ? .red : .blue).frame(
                  width: CGFloat(level) * 0.5 + 4, height: 2)
                Circle().trim(from: 0, to: 0.75).stroke(.red, lineWidth: 1).frame(
                  width: 4, height: 4)
                ZStack(alignment: .topTrailing) {
                  Capsule().fill(isOn ? .red : .blue).frame(
                    width: CGFloat(level) * 0.5 + 4, height: 2)
                  Circle().trim(from: 0, to: 0.75).stroke(.red, lineWidth: 1).frame(
                    width: 4, height: 4)
                  Text("Level \(level * 2 + 1)").bold().foregroundColor(isOn ? .red : .secondary)
                  Group {
                    Circle().trim(from: 0, to: 0.75).stroke(.red, lineWidth: 1).frame(
                      width: 4, height: 4)
                    Text("Level \(level * 2 + 1)").bold().foregroundColor(isOn ? .red : .secondary)
                    Image(systemName: "star").imageScale(.small).rotationEffect(
                      .degrees(Double(level) * 3 - 1))
                    VStack(alignment: .leading, spacing: 2) {
                      Text("Level \(level * 2 + 1)").bold().foregroundColor(
                        isOn ? .red : .secondary)
                      Image(systemName: "star").imageScale(.small).rotationEffect(
                        .degrees(Double(level) * 3 - 1))
                      Capsule().fill(isOn ? .red : .blue).frame(
                        width: CGFloat(level) * 0.5 + 4, height: 2)
                      HStack(alignment: .firstTextBaseline, spacing: 1.5) {
                        Image(systemName: "star").imageScale(.small).rotationEffect(
                          .degrees(Double(level) * 3 - 1))
                        Capsule().fill(isOn ? .red : .blue).frame(
                          width: CGFloat(level) * 0.5 + 4, height: 2)
                        Circle().trim(from: 0, to: 0.75).stroke(.red, lineWidth: 1).frame(
                          width: 4, height: 4)
                        Text("innermost").padding(1 + 2 * 0.5).offset(x: -1, y: level > 3 ? 1 : 0)
                      }
                      .padding(.top, 1).overlay(alignment: .bottom) { Divider().opacity(0.3) }
                      .foregroundStyle(.primary.opacity(0.9))
                    }
                    .padding(.horizontal, 2).background(
                      .blue.opacity(0.02), in: .rect(cornerRadius: 6)
                    )
                    .frame(maxWidth: .infinity, alignment: .leading)
                  }
                  .clipShape(.rect(cornerRadius: 4)).tint(.orange).animation(
                    .easeInOut, value: level)
                }
                .font(.system(size: 11, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1)
                .shadow(color: .black.opacity(0.1), radius: 1, x: 0, y: 0.5)
              }
              .padding(.top, 1).overlay(alignment: .bottom) { Divider().opacity(0.3) }
              .foregroundStyle(.primary.opacity(0.9))
            }
            .padding(.horizontal, 2).background(.blue.opacity(0.02), in: .rect(cornerRadius: 6))
            .frame(maxWidth: .infinity, alignment: .leading)
          }
          .clipShape(.rect(cornerRadius: 4)).tint(.orange).animation(.easeInOut, value: level)
        }
        .font(.system(size: 11, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1)
        .shadow(color: .black.opacity(0.1), radius: 1, x: 0, y: 0.5)
      }
      .padding(.top, 1).overlay(alignment: .bottom) { Divider().opacity(0.3) }
      .foregroundStyle(.primary.opacity(0.9))
    }
    .padding(.horizontal, 2).background(.blue.opacity(0.02), in: .rect(cornerRadius: 6))
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

@MainActor
@Suite struct FortyNestedViewsTests {
  @Test func aBodyOfFortyNestedViewsIsLaidOut() {
    let laid = LaidOut(FortyNested(), width: 300, height: 300)
    #expect(laid.list.views.filter { $0.kind == "Divider" }.count == 3)
  }
}
