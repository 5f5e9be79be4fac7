import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// One modifier or argument changed, on small views.
@Suite @MainActor struct ModifierTests {
  private func explained<A: View, B: View>(_ a: A, _ b: B) -> [String] {
    layoutTree(a, width: 160, height: 160, margin: 0).explained(
      to: layoutTree(b, width: 160, height: 160, margin: 0))
  }

  private struct Badge: View {
    var body: some View { Text(verbatim: "Hello").font(.system(size: 20)) }
  }

  @Test func paddings() {
    let view = Badge()
    #expect(
      explained(view.padding(8), view.padding(12)) == ["The padding of Badge changed: 8 → 12 pt."])
    #expect(
      explained(view.padding(.leading, 8), view.padding(.top, 8)) == [
        "The padding of Badge changed: 0 → 8 pt (top), 8 → 0 pt (leading)."
      ])
    #expect(explained(view, view.padding(4)) == ["A padding was added to Badge: 4 pt."])
    #expect(
      explained(view.padding(.horizontal, 4), view) == [
        "The padding of Badge was removed: 4 pt (leading and trailing)."
      ])
  }

  @Test func framesAndOffsets() {
    let view = Capsule().fill(.black)
    #expect(
      explained(view.frame(width: 40, height: 20), view.frame(width: 44, height: 20)) == [
        "The frame of Capsule changed: width 40 → 44 pt."
      ])
    #expect(
      explained(view, view.frame(maxWidth: 100)).first
        == "A frame was added to Capsule: maxWidth 100 pt.")
    #expect(
      explained(
        Badge().frame(width: 100, alignment: .leading),
        Badge().frame(width: 100, alignment: .trailing)) == [
          "The frame of Badge changed: alignment leading → trailing."
        ])
    #expect(
      explained(Badge().offset(x: 2), Badge().offset(x: 2, y: -4)) == [
        "The offset of Badge changed: y 0 → -4 pt."
      ])
    #expect(
      explained(
        view.aspectRatio(2, contentMode: .fit), view.aspectRatio(1, contentMode: .fit)
      ).first == "The aspect ratio of Capsule changed: ratio 2 → 1.")
  }

  @Test func stacks() {
    func stack(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) -> some View {
      VStack(alignment: alignment, spacing: spacing) {
        Text(verbatim: "Wide as a house")
        Text(verbatim: "Slim")
      }
    }
    #expect(
      explained(stack(.center, 4), stack(.leading, 4)).first
        == "The alignment of VStack changed: center → leading.")
    #expect(
      explained(stack(.center, nil), stack(.center, 12)).first
        == "The spacing of VStack changed: default → 12 pt.")
    #expect(
      explained(
        stack(.center, 4),
        HStack(spacing: 4) {
          Text(verbatim: "Wide as a house")
          Text(verbatim: "Slim")
        }
      ).first == "VStack is now HStack.")
  }

  @Test func texts() {
    let text = Text(verbatim: "A rather long sentence about the weather of tomorrow")
    #expect(
      explained(text.lineLimit(3), text.lineLimit(1)) == [
        "The line limit of Text “A rather long sentence about the weather…” changed: 3 → 1.",
        "  Text “A rather long sentence about the weather…” now truncates (“A rather long sente…”), "
          + "because the line limit changed.",
      ])
    #expect(
      explained(
        Text(verbatim: "Short"), Text(verbatim: "Now rather longer than the widget is wide")) == [
          "Text “Short” now says “Now rather longer than the widget is wid…”.",
          "  Text “Now rather longer than the widget is wid…” now takes 3 lines, not 1, because "
            + "the text is longer.",
        ])
    #expect(
      explained(text.multilineTextAlignment(.leading), text.multilineTextAlignment(.center)) == [
        "The text alignment of Text “A rather long sentence about the weather…” changed: leading → "
          + "center."
      ])
  }

  @Test func aNeighbourThatGrowsTakesRoom() {
    func row(_ price: String) -> some View {
      HStack(spacing: 4) {
        Text(verbatim: "Quarterly revenue report").lineLimit(1)
        Text(verbatim: price).fixedSize()
      }
    }
    #expect(
      explained(row("1"), row("1,000")) == [
        "Text “1” now says “1,000”.",
        "  Text “Quarterly revenue report” is cut elsewhere (“Quarterly rev…”), because it is 28.5 pt "
          + "narrower: Text “1,000” grew.",
      ])
  }

  @Test func effects() {
    let view = Circle().fill(.blue)
    #expect(
      explained(view, view.shadow(color: .black, radius: 4, y: 2)) == [
        "A shadow was added to Circle: #000000, radius 4 pt, y 2 pt."
      ])
    #expect(
      explained(view.shadow(color: .black, radius: 4), view) == [
        "The shadow of Circle was removed."
      ])
    #expect(
      explained(view.rotationEffect(.degrees(10)), view.rotationEffect(.degrees(20))) == [
        "The rotation of Circle changed: 10° → 20°."
      ])
    #expect(
      explained(view.blur(radius: 2), view.blur(radius: 5)) == [
        "The blur of Circle changed: radius 2 → 5 pt."
      ])
    #expect(
      explained(
        Badge().clipShape(RoundedRectangle(cornerRadius: 4)),
        Badge().clipShape(RoundedRectangle(cornerRadius: 8))) == [
          "The clip shape of Badge changed: corner radius 4 → 8 pt."
        ])
    #expect(
      explained(
        Circle().stroke(.black, lineWidth: 2), Circle().stroke(.black, lineWidth: 3)) == [
          "The line width of Circle changed: 2 → 3 pt."
        ])
  }

  @Test func lengthsThatFollowFromTheRoomAreNoCauses() {
    func view(_ height: CGFloat) -> some View {
      VStack(spacing: 0) {
        GeometryReader { room in
          Circle().fill(.black).frame(width: 10, height: 10)
            .position(x: room.size.width / 2, y: room.size.height / 2)
        }
        Rectangle().fill(.black).frame(height: height)
      }
    }
    #expect(
      explained(view(20), view(40)) == [
        "The frame of Rectangle changed: height 20 → 40 pt.",
        "  Circle moved 10 pt up, because the frame of Rectangle changed.",
      ])
  }

  @Test func clipsAndLayersOfAnotherShape() {
    #expect(
      explained(
        Badge().clipShape(RoundedRectangle(cornerRadius: 4)), Badge().clipShape(Circle())) == [
          "The clip shape of Badge changed: rounded rectangle → ellipse."
        ])
    let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
    #expect(
      explained(Badge().background(red, in: Capsule()), Badge().background(blue, in: Rectangle()))
        == [
          "Capsule behind Badge was replaced by Rectangle.",
          "The color of Rectangle behind Badge changed: #FF0000 → #0000FF.",
        ])
  }

  @Test func gradients() {
    func view(_ a: Color, _ b: Color, _ end: UnitPoint = .bottom) -> some View {
      Rectangle().fill(LinearGradient(colors: [a, b], startPoint: .top, endPoint: end))
    }
    let red = Color(red: 1, green: 0, blue: 0), black = Color(red: 0, green: 0, blue: 0)
    #expect(
      explained(view(red, black), view(black, black)) == [
        "The gradient of Rectangle changed: #FF0000 → #000000."
      ])
    #expect(
      explained(view(red, black), view(red, black, .trailing)) == [
        "The gradient of Rectangle changed: end point bottom → trailing."
      ])
    #expect(
      explained(Rectangle().fill(red), view(red, black)) == [
        "The color of Rectangle changed: #FF0000 → a linear gradient of #FF0000 and #000000."
      ])
  }

  @Test func replacedWrappedAndUnwrapped() {
    let words = Text(verbatim: "Hello")
    #expect(
      explained(
        VStack {
          words
          Circle()
        },
        VStack {
          Image(systemName: "star")
          Circle()
        }
      ).first == "Text “Hello” was replaced by Image “star”.")
    #expect(
      explained(
        VStack {
          words
          Text(verbatim: "World")
          Circle()
        },
        VStack {
          HStack {
            words
            Text(verbatim: "World")
          }
          Circle()
        }
      ).first == "HStack was put around Text “Hello” and Text “World”.")
    #expect(
      explained(
        VStack {
          HStack {
            words
            Text(verbatim: "World")
          }
          Circle()
        },
        VStack {
          words
          Text(verbatim: "World")
          Circle()
        }
      ).first == "HStack around Text “Hello” and Text “World” was removed.")
  }

  @Test func backgroundsAndOverlays() {
    #expect(
      explained(Badge(), Badge().background(.red)).first == "Rectangle was added behind Badge.")
    #expect(
      explained(Badge().overlay(alignment: .topTrailing) { Circle().frame(width: 8) }, Badge())
        == ["Circle over Badge was removed."])
  }

  @Test func aRedactedTextOfAnotherLength() {
    func view(_ text: String) -> some View {
      Text(verbatim: text).redacted(reason: .placeholder)
    }
    #expect(
      explained(view("Short"), view("Rather longer")) == ["Text hides another text."])
  }

  @Test func theWidgetsURL() {
    func tree(_ url: String?) -> LayoutTree {
      var root = LayoutNode(view: "Price", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      if let url {
        var node = LayoutNode(view: "WidgetURL", frame: root.frame)
        (node.link, node.label) = (url, url)
        root.children = [node]
      }
      return LayoutTree(roots: [root])
    }
    #expect(
      tree("app://a").explained(to: tree("app://b")) == [
        "The widgetURL changed: “app://a” → “app://b”."
      ])
    #expect(
      tree(nil).explained(to: tree("app://b")) == ["The widgetURL changed: none → “app://b”."])
    #expect(
      tree("app://a").explained(to: tree(nil)) == ["The widgetURL changed: “app://a” → none."])
  }

  @Test func namesForAssistiveTechnologyComeLast() {
    let a = VStack {
      Circle().accessibilityLabel(Text(verbatim: "Sun"))
      Text(verbatim: "12°")
    }
    let b = VStack {
      Circle().accessibilityLabel(Text(verbatim: "Moon"))
      Text(verbatim: "13°")
    }
    #expect(
      explained(a, b) == [
        "Text “12°” now says “13°”.",
        "The accessibility label of Circle changed: “Sun” → “Moon”.",
      ])
  }
}
