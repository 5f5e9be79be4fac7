import Combine
import DisplayList
import Foundation
import TestSupport
import Testing
import UIKit

@testable import SwiftUI

/// Every modifier that is accepted and leaves the picture as it is says so, once a picture.
@MainActor @Suite struct RestingModifierTests {
  private struct Row: Identifiable { var id = 1 }
  private enum Field: Hashable { case name }
  private struct Wrong: LocalizedError {}
  private struct Charted: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: nil, summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "", categoryOrder: []), yAxis: nil, series: []
      )
    }
  }
  enum Code: String {
    case rests = "at-rest"
    case hasNoEffect = "inert-modifier"
    case isNotDrawn = "not-drawn"
    case isInert = "inert-control"
    /// No diagnostic: the modifier is drawn, or takes part in the data flow as Apple's does.
    case isSilent = ""
  }
  typealias Case = (name: String, code: Code, view: AnyView)

  static func of(_ name: String, _ code: Code, _ view: some View) -> Case {
    (name, code, AnyView(view))
  }

  static let box = Box()
  static let off = Binding.constant(false)
  private static let none = Binding<Row?>.constant(nil)

  private static var motion: [Case] {
    [
      of("animation", .rests, box.animation(.default, value: 1)),
      of("animation", .rests, box.animation(.default)),
      of("animation", .rests, box.animation(.default) { $0.opacity(1) }),
      of("animation", .rests, box.modifier(EmptyModifier().animation(.default))),
      of("transaction", .rests, box.transaction { _ in }),
      of("transaction", .rests, box.transaction(value: 1) { _ in }),
      of("transaction", .rests, box.transaction({ _ in }) { $0.opacity(1) }),
      of("transition", .rests, box.transition(.opacity)),
      of("transition", .rests, box.transition(AnyTransition.slide)),
      of("contentTransition", .rests, box.contentTransition(.numericText())),
      of("symbolEffect", .rests, box.symbolEffect(.pulse)),
      of("symbolEffect", .rests, box.symbolEffect(.bounce, value: 1)),
      of("symbolEffectsRemoved", .rests, box.symbolEffectsRemoved()),
      of("phaseAnimator", .rests, box.phaseAnimator([1, 2]) { view, _ in view }),
      of(
        "keyframeAnimator", .rests,
        box.keyframeAnimator(initialValue: 1.0) { view, _ in
          view
        } keyframes: { _ in
          LinearKeyframe(2.0, duration: 1)
        }),
      of("id", .rests, box.id(1)),
      of("geometryGroup", .rests, box.geometryGroup()),
      of(
        "matchedGeometryEffect", .rests,
        box.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)),
      of("glassEffectID", .rests, box.glassEffectID(1, in: Namespace().wrappedValue)),
      of(
        "glassEffectUnion", .rests, box.glassEffectUnion(id: 1, namespace: Namespace().wrappedValue)
      ),
      of("equatable", .isSilent, Same().equatable()),
    ]
  }

  struct Box: View {
    var body: some View { Color.red.frame(width: 20, height: 10) }
  }

  private struct Same: View, Equatable {
    var body: some View { Color.red }
  }

  private static var assistance: [Case] {
    [
      of("accessibility", .rests, box.accessibility(sortPriority: 1)),
      of("accessibilityAction", .rests, box.accessibilityAction {}),
      of("accessibilityAction", .rests, box.accessibilityAction(named: "Go") {}),
      of("accessibilityActions", .rests, box.accessibilityActions { EmptyView() }),
      of("accessibilityActivationPoint", .rests, box.accessibilityActivationPoint(.center)),
      of("accessibilityAdjustableAction", .rests, box.accessibilityAdjustableAction { _ in }),
      of("accessibilityChartDescriptor", .rests, box.accessibilityChartDescriptor(Charted())),
      of("accessibilityChildren", .rests, box.accessibilityChildren { EmptyView() }),
      of("accessibilityCustomContent", .rests, box.accessibilityCustomContent("Age", "3")),
      of(
        "accessibilityFocused", .rests,
        box.accessibilityFocused(AccessibilityFocusState<Bool>().projectedValue)
      ),
      of("accessibilityIgnoresInvertColors", .rests, box.accessibilityIgnoresInvertColors()),
      of("accessibilityInputLabels", .rests, box.accessibilityInputLabels([Text(verbatim: "a")])),
      of(
        "accessibilityLabeledPair", .rests,
        box.accessibilityLabeledPair(role: .label, id: 1, in: Namespace().wrappedValue)),
      of(
        "accessibilityLinkedGroup", .rests,
        box.accessibilityLinkedGroup(id: 1, in: Namespace().wrappedValue)),
      of(
        "accessibilityRespondsToUserInteraction", .rests,
        box.accessibilityRespondsToUserInteraction()),
      of(
        "accessibilityRotor", .rests,
        box.accessibilityRotor(.links, textRanges: [] as [Range<String.Index>])),
      of(
        "accessibilityRotorEntry", .rests,
        box.accessibilityRotorEntry(id: 1, in: Namespace().wrappedValue)),
      of("accessibilityScrollAction", .rests, box.accessibilityScrollAction { _ in }),
      of(
        "accessibilityShowsLargeContentViewer", .rests,
        box.accessibilityShowsLargeContentViewer()),
      of("accessibilitySortPriority", .rests, box.accessibilitySortPriority(1)),
      of("accessibilityTextContentType", .rests, box.accessibilityTextContentType(.plain)),
      of("sensoryFeedback", .rests, box.sensoryFeedback(.success, trigger: 1)),
      of("speechAdjustedPitch", .rests, box.speechAdjustedPitch(1)),
    ]
  }

  private static var input: [Case] {
    [
      of("allowsHitTesting", .rests, box.allowsHitTesting(false)),
      of("contentShape", .rests, box.contentShape(Rectangle())),
      of("autocapitalization", .hasNoEffect, box.autocapitalization(.none)),
      of("autocorrectionDisabled", .hasNoEffect, box.autocorrectionDisabled()),
      of("disableAutocorrection", .hasNoEffect, box.disableAutocorrection(true)),
      of("keyboardType", .hasNoEffect, box.keyboardType(.default)),
      of("textContentType", .hasNoEffect, box.textContentType(.name)),
      of("textInputAutocapitalization", .hasNoEffect, box.textInputAutocapitalization(.never)),
      of("textEditorStyle", .hasNoEffect, box.textEditorStyle(.plain)),
      of("textSelection", .hasNoEffect, box.textSelection(.enabled)),
      of("onSubmit", .hasNoEffect, box.onSubmit {}),
      of("submitLabel", .hasNoEffect, box.submitLabel(.done)),
      of("submitScope", .hasNoEffect, box.submitScope()),
      of(
        "defaultFocus", .hasNoEffect, box.defaultFocus(FocusState<Field?>().projectedValue, .name)),
      of("focusEffectDisabled", .hasNoEffect, box.focusEffectDisabled()),
      of("focusSection", .hasNoEffect, box.focusSection()),
      of("focusable", .hasNoEffect, box.focusable()),
      of("focused", .hasNoEffect, box.focused(FocusState<Bool>().projectedValue)),
      of("help", .hasNoEffect, box.help("tip")),
      of("hoverEffect", .hasNoEffect, box.hoverEffect()),
      of("hoverEffectDisabled", .hasNoEffect, box.hoverEffectDisabled()),
      of("onHover", .hasNoEffect, box.onHover { _ in }),
      of("onContinuousHover", .hasNoEffect, box.onContinuousHover { _ in }),
      of("keyboardShortcut", .hasNoEffect, box.keyboardShortcut("a")),
      of("menuOrder", .hasNoEffect, box.menuOrder(.fixed)),
      of("menuActionDismissBehavior", .hasNoEffect, box.menuActionDismissBehavior(.disabled)),
      of("menuIndicator", .isSilent, box.menuIndicator(.hidden)),
      of("deleteDisabled", .hasNoEffect, box.deleteDisabled(true)),
      of("moveDisabled", .hasNoEffect, box.moveDisabled(true)),
      of("selectionDisabled", .hasNoEffect, box.selectionDisabled()),
      of("refreshable", .hasNoEffect, box.refreshable {}),
      of("typeSelectEquivalent", .hasNoEffect, box.typeSelectEquivalent("a")),
      of("onTapGesture", .isInert, box.onTapGesture {}),
      of("onLongPressGesture", .isInert, box.onLongPressGesture {}),
      of("gesture", .isInert, box.gesture(TapGesture())),
      of("gesture", .isInert, box.gesture(off.wrappedValue ? TapGesture() : nil)),
      of("highPriorityGesture", .isInert, box.highPriorityGesture(TapGesture())),
      of("simultaneousGesture", .isInert, box.simultaneousGesture(TapGesture())),
      of("contextMenu", .isInert, box.contextMenu { EmptyView() }),
      of("swipeActions", .isInert, box.swipeActions { EmptyView() }),
      of("draggable", .isInert, box.draggable("a")),
      of("dropDestination", .isInert, box.dropDestination(for: String.self) { _, _ in true }),
      of("onDrag", .isInert, box.onDrag { NSItemProvider() }),
      of("onDrop", .isInert, box.onDrop(of: ["public.text"], isTargeted: nil) { _ in true }),
      of("itemProvider", .isInert, box.itemProvider { nil }),
      of("disabled", .isSilent, box.disabled(true)),
    ]
  }

  private static var presentation: [Case] {
    [
      of(
        "actionSheet", .hasNoEffect,
        box.actionSheet(isPresented: off) {
          ActionSheet(title: Text(verbatim: "a"))
        }),
      of("alert", .hasNoEffect, box.alert("a", isPresented: off) {}),
      of("alert", .hasNoEffect, box.alert("a", isPresented: off, actions: {}, message: {})),
      of("confirmationDialog", .hasNoEffect, box.confirmationDialog("a", isPresented: off) {}),
      of("fullScreenCover", .hasNoEffect, box.fullScreenCover(isPresented: off) {}),
      of("sheet", .hasNoEffect, box.sheet(isPresented: off) {}),
      of("sheet", .hasNoEffect, box.sheet(item: none) { _ in EmptyView() }),
      of("popover", .hasNoEffect, box.popover(isPresented: off) { EmptyView() }),
      of("interactiveDismissDisabled", .hasNoEffect, box.interactiveDismissDisabled()),
      of("navigationBarBackButtonHidden", .hasNoEffect, box.navigationBarBackButtonHidden()),
      of(
        "navigationDestination", .hasNoEffect,
        box.navigationDestination(for: Int.self) { _ in EmptyView() }),
      of("navigationViewStyle", .hasNoEffect, box.navigationViewStyle(.stack)),
      of("presentationBackground", .hasNoEffect, box.presentationBackground(.red)),
      of("presentationCompactAdaptation", .hasNoEffect, box.presentationCompactAdaptation(.none)),
      of("presentationCornerRadius", .hasNoEffect, box.presentationCornerRadius(4)),
      of("presentationDetents", .hasNoEffect, box.presentationDetents([.medium])),
      of("presentationDragIndicator", .hasNoEffect, box.presentationDragIndicator(.visible)),
      of("searchSuggestions", .hasNoEffect, box.searchSuggestions { EmptyView() }),
      of("toolbarBackground", .hasNoEffect, box.toolbarBackground(.visible)),
      of("toolbarColorScheme", .hasNoEffect, box.toolbarColorScheme(.dark)),
    ]
  }

  private static var rest: [Case] {
    [
      of("onDisappear", .hasNoEffect, box.onDisappear {}),
      of("onReceive", .hasNoEffect, box.onReceive(Just(1)) { _ in }),
      of("task", .hasNoEffect, box.task {}),
      of("task", .hasNoEffect, box.task(id: 1) {}),
      of("defersSystemGestures", .hasNoEffect, box.defersSystemGestures(on: .all)),
      of(
        "handlesExternalEvents", .hasNoEffect,
        box.handlesExternalEvents(preferring: [], allowing: [])),
      of("onContinueUserActivity", .hasNoEffect, box.onContinueUserActivity("a") { _ in }),
      of("onOpenURL", .hasNoEffect, box.onOpenURL { _ in }),
      of("userActivity", .hasNoEffect, box.userActivity("a") { _ in }),
      of("persistentSystemOverlays", .hasNoEffect, box.persistentSystemOverlays(.hidden)),
      of("statusBar", .hasNoEffect, box.statusBar(hidden: true)),
      of("statusBarHidden", .hasNoEffect, box.statusBarHidden()),
      of("scrollBounceBehavior", .rests, box.scrollBounceBehavior(.always)),
      of("scrollDismissesKeyboard", .hasNoEffect, box.scrollDismissesKeyboard(.never)),
      of("scrollIndicators", .rests, box.scrollIndicators(.hidden)),
      of("scrollIndicatorsFlash", .rests, box.scrollIndicatorsFlash(onAppear: true)),
      of("scrollPosition", .rests, box.scrollPosition(id: .constant(1))),
      of("scrollTarget", .rests, box.scrollTarget()),
      of("scrollTargetBehavior", .rests, box.scrollTargetBehavior(.paging)),
      of("scrollTargetLayout", .rests, box.scrollTargetLayout()),
      of("scenePadding", .isSilent, box.scenePadding()),
      of("badge", .isNotDrawn, box.badge(3)),
      of("indexViewStyle", .isNotDrawn, box.indexViewStyle(.page)),
      of("listSectionSeparator", .isNotDrawn, box.listSectionSeparator(.hidden)),
      of("listSectionSeparatorTint", .isNotDrawn, box.listSectionSeparatorTint(.red)),
      of("symbolColorRenderingMode", .isNotDrawn, box.symbolColorRenderingMode(.gradient)),
      of("symbolVariableValueMode", .isNotDrawn, box.symbolVariableValueMode(.draw)),
      of("symbolColorRenderingMode", .isSilent, box.symbolColorRenderingMode(nil)),
      of("textVariant", .isNotDrawn, box.textVariant(.sizeDependent)),
      of("textVariant", .isSilent, box.textVariant(.fixed)),
      // A frame of a preview says so, where the device is another.
      of("previewDevice", .isSilent, box.previewDevice("iPhone 16")),
    ]
  }

  private static var all: [Case] {
    motion + assistance + input + presentation + rest + searching + files + appBars + appInput
  }

  private func drawn(_ view: some View, _ surface: RenderingSurface = .widget) -> DisplayList {
    var environment = EnvironmentValues()
    environment.surface = surface
    return ViewRenderer().render(
      view, size: CGSize(width: 200, height: 100), environment: environment,
      options: RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    ).displayList
  }

  private func diagnostics(_ view: some View, _ surface: RenderingSurface = .widget) -> [Diagnostic]
  {
    drawn(view, surface).diagnostics
  }

  @Test func eachIsNotedOnceByItsName() {
    for (name, code, view) in Self.all {
      let found = diagnostics(
        VStack {
          view
          view
        })
      #expect(found.map(\.code) == (code == .isSilent ? [] : [code.rawValue]), "\(name)")
      #expect(found.allSatisfy { $0.message.hasPrefix(name + " ") }, "\(name): \(found)")
    }
  }

  /// Modifiers that act in an app later leave its first picture unchanged.
  @Test func anAppsViewsHaveNoteOfWhatIsNotDrawnAlone() {
    for (name, code, view) in Self.all {
      let expected = code == .isNotDrawn ? ["not-drawn"] : []
      #expect(diagnostics(view, .app).map(\.code) == expected, "\(name)")
    }
  }

  /// The page that says what is supported is made of the sources, so that a name which is added there is here as well.
  @Test func everyModifierThatThePageCallsAtRestIsHere() throws {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/support.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## View\n").last)
      .components(separatedBy: "\n## ").element(0)
    let names = section.split(separator: "\n").filter { $0.contains("| at rest |") }
      .compactMap { $0.firstMatch(of: /`(\w+)\(/).map { String($0.1) } }
    #expect(names.count > 150)
    let known = Set(Self.all.map(\.name))
    #expect(Set(names).subtracting(known).sorted() == [])
  }

  @Test func theMessagesSayWhatToDo() {
    #expect(
      diagnostics(Self.box.task {}) == [
        Diagnostic(
          code: "inert-modifier",
          message:
            "task isn't called in a widget: WidgetKit archives the view once it has appeared, so "
            + "nothing that is done later shows. Do it in the timeline provider.")
      ])
    #expect(
      diagnostics(Self.box.animation(.default, value: 1)).map(\.message) == [
        "animation rests: a picture shows the state after a change."
      ])
    #expect(
      diagnostics(Self.box.sheet(isPresented: Self.off) {}).map(\.message) == [
        "sheet has no effect in a widget, which presents nothing. Open the app at a place by a Link."
      ])
  }

  @Test func thePictureIsAsWithoutThem() {
    #expect(
      drawn(Self.box.task {}.animation(.default, value: 1).accessibilityAction {}).digest
        == drawn(Self.box).digest)
  }
}
