import DisplayList
import Foundation
import Rendering
import SystemDesigns
import Testing

@testable import SwiftUI

/// Pairs of views that must give the same pixels.
@MainActor
@Suite struct ControlPairTests {
  private func pixels<V: View>(_ view: V) -> [UInt8] {
    let laid = LaidOut(view.frame(width: 200, height: 120), scale: 2) {
      $0.surface = .app
      $0.systemDesign = .iOS18
    }
    return PNGEncoder().encode(Rasterizer().render(laid.list, scale: 2, background: .white))
  }

  private func same<A: View, B: View>(_ a: A, _ b: B) -> Bool { pixels(a) == pixels(b) }

  @Test func aPlainButtonIsItsLabel() {
    let label = Text(verbatim: "Go")
    let button = Button {
    } label: {
      label
    }
    #expect(same(button.buttonStyle(.plain), label))
    #expect(same(button, button.buttonStyle(.borderless)))
    #expect(same(button.disabled(true).buttonStyle(.plain), label.opacity(0.5)))
    #expect(!same(button.buttonStyle(.bordered), button.buttonStyle(.borderedProminent)))
    #expect(
      same(
        Button(role: .destructive) {
        } label: {
          label
        }.buttonStyle(.bordered),
        button.tint(.red).buttonStyle(.bordered)))
  }

  @Test func aLabelStyleLeavesIconOrTitle() {
    let label = Label("Rain", systemImage: "cloud.rain")
    #expect(same(label.labelStyle(.iconOnly), Image(systemName: "cloud.rain")))
    #expect(same(label.labelStyle(.titleOnly), Text(verbatim: "Rain")))
    #expect(same(label, label.labelStyle(.titleAndIcon)))
  }

  @Test func hiddenLabelsAreHiddenByEitherModifier() {
    let toggle = Toggle("x", isOn: .constant(true))
    #expect(same(toggle.labelsHidden(), toggle.labelsVisibility(.hidden)))
    #expect(!same(toggle, toggle.labelsHidden()))
  }

  @Test func valuesAreCutOffAtTheirRange() {
    let gauge = Gauge(value: 12, in: 0...10) { EmptyView() }
    #expect(same(gauge, Gauge(value: 1) { EmptyView() }))
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(same(ProgressView(progress), ProgressView(value: 0.25)))
    #expect(same(ProgressView(value: 5, total: 20), ProgressView(value: 0.25)))
  }

  @Test func aFormIsAnInsetGroupedList() {
    let row = Text(verbatim: "Row")
    #expect(same(Form { row }, List { row }))
    #expect(same(List { row }, List { row }.listStyle(.insetGrouped)))
    #expect(same(List(0..<2) { _ in row }, List { ForEach(0..<2) { _ in row } }))
    #expect(same(VStack { Section { row } }, row))
    #expect(same(ScrollView { row }.fixedSize(), row))
    #expect(same(TabView { row }, row))
    #expect(same(row.tag(1).sheet(isPresented: .constant(true)) { row }, row))
    #expect(same(NavigationStack { row.navigationBarHidden(true) }, row))
  }

  @Test func buttonBorderShapesAreShapes() {
    #expect(
      same(Color.red.clipShape(ButtonBorderShape.capsule), Color.red.clipShape(Capsule())))
    #expect(
      same(
        Color.red.clipShape(ButtonBorderShape.roundedRectangle(radius: 12)),
        Color.red.clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))))
  }
}
