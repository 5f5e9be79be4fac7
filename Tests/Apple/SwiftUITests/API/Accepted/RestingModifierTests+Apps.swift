import Foundation
import UniformTypeIdentifiers

@testable import SwiftUI

/// Modifiers of apps' interfaces, which widgets share sources with.
extension RestingModifierTests {
  private struct Page: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }
  private struct Token: Identifiable { let id: Int }
  private static let space = Namespace().wrappedValue

  static var searching: [Case] {
    [
      of("searchCompletion", .hasNoEffect, box.searchCompletion("a")),
      of("searchCompletion", .hasNoEffect, box.searchCompletion(Token(id: 1))),
      of("searchDictationBehavior", .hasNoEffect, box.searchDictationBehavior(.automatic)),
      of("searchFocused", .hasNoEffect, box.searchFocused(FocusState<Bool>().projectedValue)),
      of(
        "searchPresentationToolbarBehavior", .hasNoEffect,
        box.searchPresentationToolbarBehavior(.avoidHidingContent)),
      of("searchScopes", .hasNoEffect, box.searchScopes(.constant(1)) { EmptyView() }),
      of(
        "searchScopes", .hasNoEffect,
        box.searchScopes(.constant(1), activation: .onTextEntry) { EmptyView() }),
      of("searchSuggestions", .hasNoEffect, box.searchSuggestions(.hidden, for: .content)),
      of("searchToolbarBehavior", .isNotDrawn, box.searchToolbarBehavior(.minimize)),
      of("findDisabled", .hasNoEffect, box.findDisabled()),
      of("findNavigator", .hasNoEffect, box.findNavigator(isPresented: off)),
      of("replaceDisabled", .hasNoEffect, box.replaceDisabled()),
    ]
  }

  static var files: [Case] {
    [
      of(
        "fileImporter", .hasNoEffect,
        box.fileImporter(isPresented: off, allowedContentTypes: [.pdf]) { _ in }),
      of(
        "fileImporter", .hasNoEffect,
        box.fileImporter(
          isPresented: off, allowedContentTypes: [.pdf], allowsMultipleSelection: true
        ) { _ in }),
      of(
        "fileExporter", .hasNoEffect,
        box.fileExporter(isPresented: off, document: Page(), contentType: .plainText) { _ in }),
      of(
        "fileExporter", .hasNoEffect,
        box.fileExporter(isPresented: off, documents: [Page()], contentType: .plainText) { _ in }),
      of("fileMover", .hasNoEffect, box.fileMover(isPresented: off, file: nil) { _ in }),
      of("fileMover", .hasNoEffect, box.fileMover(isPresented: off, files: [URL]()) { _ in }),
      of("fileDialogDefaultDirectory", .hasNoEffect, box.fileDialogDefaultDirectory(nil)),
      of("fileDialogMessage", .hasNoEffect, box.fileDialogMessage(Text(verbatim: "a"))),
      of("fileDialogConfirmationLabel", .hasNoEffect, box.fileDialogConfirmationLabel(nil)),
      of("fileDialogCustomizationID", .hasNoEffect, box.fileDialogCustomizationID("a")),
      of("fileExporterFilenameLabel", .hasNoEffect, box.fileExporterFilenameLabel(nil)),
    ]
  }

  static var appBars: [Case] {
    [
      of("toolbarRole", .hasNoEffect, box.toolbarRole(.editor)),
      of("toolbarTitleMenu", .hasNoEffect, box.toolbarTitleMenu { EmptyView() }),
      of(
        "toolbarBackgroundVisibility", .hasNoEffect,
        box.toolbarBackgroundVisibility(.hidden, for: .navigationBar)),
      of("toolbarForegroundStyle", .hasNoEffect, box.toolbarForegroundStyle(.red, for: .tabBar)),
      of("toolbar", .hasNoEffect, box.toolbar(removing: .sidebarToggle)),
      of("navigationSplitViewStyle", .hasNoEffect, box.navigationSplitViewStyle(.balanced)),
      of(
        "navigationSplitViewColumnWidth", .hasNoEffect, box.navigationSplitViewColumnWidth(200)),
      of(
        "navigationSplitViewColumnWidth", .hasNoEffect,
        box.navigationSplitViewColumnWidth(min: 100, ideal: 200)),
      of(
        "navigationTransition", .rests, box.navigationTransition(.zoom(sourceID: 1, in: space))),
      of("matchedTransitionSource", .rests, box.matchedTransitionSource(id: 1, in: space)),
      of("navigationDocument", .hasNoEffect, box.navigationDocument(URL(fileURLWithPath: "/"))),
      of("navigationSubtitle", .isNotDrawn, box.navigationSubtitle("a")),
      of(
        "navigationLinkIndicatorVisibility", .isNotDrawn,
        box.navigationLinkIndicatorVisibility(.hidden)),
      of("tableStyle", .isNotDrawn, box.tableStyle(.inset)),
      of("tableColumnHeaders", .isNotDrawn, box.tableColumnHeaders(.visible)),
      of("tabBarMinimizeBehavior", .rests, box.tabBarMinimizeBehavior(.onScrollDown)),
      of("tabViewBottomAccessory", .isNotDrawn, box.tabViewBottomAccessory { EmptyView() }),
      of("tabViewCustomization", .hasNoEffect, box.tabViewCustomization(nil)),
      of("tabViewSidebarHeader", .hasNoEffect, box.tabViewSidebarHeader { EmptyView() }),
      of("tabViewSidebarFooter", .hasNoEffect, box.tabViewSidebarFooter { EmptyView() }),
      of("tabViewSidebarBottomBar", .hasNoEffect, box.tabViewSidebarBottomBar { EmptyView() }),
      of("tabPlacement", .hasNoEffect, box.tabPlacement(.pinned)),
      of("customizationID", .hasNoEffect, box.customizationID("a")),
      of("customizationBehavior", .hasNoEffect, box.customizationBehavior(.disabled, for: .tabBar)),
      of("defaultVisibility", .hasNoEffect, box.defaultVisibility(.hidden, for: .tabBar)),
      of("sectionActions", .hasNoEffect, box.sectionActions { EmptyView() }),
      of(
        "presentationBackgroundInteraction", .hasNoEffect,
        box.presentationBackgroundInteraction(.enabled(upThrough: .medium))),
      of(
        "presentationContentInteraction", .hasNoEffect,
        box.presentationContentInteraction(.scrolls)),
      of(
        "presentationCompactAdaptation", .hasNoEffect,
        box.presentationCompactAdaptation(horizontal: .sheet, vertical: .none)),
      of("presentationSizing", .hasNoEffect, box.presentationSizing(.form)),
      of("inspector", .hasNoEffect, box.inspector(isPresented: off) { EmptyView() }),
      of("inspectorColumnWidth", .hasNoEffect, box.inspectorColumnWidth(200)),
    ]
  }

  static var appInput: [Case] {
    [
      of("onKeyPress", .hasNoEffect, box.onKeyPress(.return) { .handled }),
      of("onKeyPress", .hasNoEffect, box.onKeyPress(keys: [.upArrow]) { _ in .ignored }),
      of("onKeyPress", .hasNoEffect, box.onKeyPress(characters: .letters) { _ in .ignored }),
      of("onModifierKeysChanged", .hasNoEffect, box.onModifierKeysChanged { _, _ in }),
      of(
        "keyboardShortcut", .hasNoEffect,
        box.keyboardShortcut("k", modifiers: .command, localization: .custom)),
      of("focusScope", .hasNoEffect, box.focusScope(space)),
      of("prefersDefaultFocus", .hasNoEffect, box.prefersDefaultFocus(in: space)),
      of("focusable", .hasNoEffect, box.focusable(interactions: .edit)),
      of("focusedValue", .hasNoEffect, box.focusedValue(\.page, 3)),
      of("focusedSceneValue", .hasNoEffect, box.focusedSceneValue(\.page, nil)),
      of("focusedObject", .hasNoEffect, box.focusedObject(Model?.none)),
      of("focusedSceneObject", .hasNoEffect, box.focusedSceneObject(Model())),
      of("renameAction", .hasNoEffect, box.renameAction {}),
      of("contextMenu", .hasNoEffect, box.contextMenu(ContextMenu { EmptyView() })),
      of(
        "contextMenu", .hasNoEffect,
        box.contextMenu(forSelectionType: Int.self) { _ in EmptyView() }
      ),
      of("onMoveCommand", .hasNoEffect, box.onMoveCommand { _ in }),
      of("onExitCommand", .hasNoEffect, box.onExitCommand {}),
      of("onDeleteCommand", .hasNoEffect, box.onDeleteCommand {}),
      of("copyable", .hasNoEffect, box.copyable(["a"])),
      of("handGestureShortcut", .hasNoEffect, box.handGestureShortcut(.primaryAction)),
      of("allowsWindowActivationEvents", .hasNoEffect, box.allowsWindowActivationEvents()),
      of("interactionActivityTrackingTag", .hasNoEffect, box.interactionActivityTrackingTag("a")),
      of("userActivity", .hasNoEffect, box.userActivity("a", element: 1) { _, _ in }),
      of("badgeProminence", .isNotDrawn, box.badgeProminence(.increased)),
      of("badgeProminence", .isSilent, box.badgeProminence(.standard)),
      of("buttonSizing", .isNotDrawn, box.buttonSizing(.flexible)),
      of("labelIconToTitleSpacing", .isNotDrawn, box.labelIconToTitleSpacing(9)),
      of("scrollPosition", .rests, box.scrollPosition(.constant(ScrollPosition(edge: .top)))),
      of(
        "onScrollGeometryChange", .rests,
        box.onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, _ in
        }),
      of("onScrollPhaseChange", .rests, box.onScrollPhaseChange { _, _ in }),
      of("onScrollVisibilityChange", .rests, box.onScrollVisibilityChange { _ in }),
      of(
        "onScrollTargetVisibilityChange", .rests,
        box.onScrollTargetVisibilityChange(idType: Int.self) { _ in }),
      of("scrollEdgeEffectStyle", .rests, box.scrollEdgeEffectStyle(.soft, for: .top)),
      of("scrollEdgeEffectHidden", .rests, box.scrollEdgeEffectHidden()),
    ]
  }

  private final class Model: ObservableObject {}
}

private struct PageKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var page: Int? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}
