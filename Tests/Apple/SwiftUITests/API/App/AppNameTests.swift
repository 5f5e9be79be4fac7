import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// What an app's interface is made of beside a widget's is drawn as the views that it stands for.
@MainActor @Suite struct AppNameTests {
  private struct Note: Identifiable, Hashable {
    let id: Int
    var title: String
    var words = 3
    var parts: [Note]?
  }
  private static let notes = [Note(id: 1, title: "Milk"), Note(id: 2, title: "Tea")]

  /// The picture of an app, since a widget shows a sign for a list.
  private func digest(_ view: some View) -> Digest {
    var environment = EnvironmentValues()
    environment.surface = .app
    return ViewRenderer().render(
      view, size: CGSize(width: 300, height: 300), environment: environment,
      options: RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    ).displayList.digest
  }

  /// "The table hides headers and all columns after the first" where the width is compact.
  @Test func aTableOfAPhoneIsItsFirstColumnAsAList() {
    let list = List(Self.notes) { Text(verbatim: $0.title) }.listStyle(.plain)
    let table = Table(Self.notes) {
      TableColumn("Title", value: \.title)
      TableColumn("Words") { Text("\($0.words)") }
    }
    let sorted = Table(
      Self.notes, selection: .constant(1), sortOrder: .constant([KeyPathComparator(\Note.title)])
    ) {
      TableColumn("Title", value: \.title) { Text(verbatim: $0.title) }
      TableColumn("Words", value: \.words) { Text(verbatim: "\($0.words)") }.width(60)
    }
    let rows = Table(of: Note.self) {
      TableColumn("Title", value: \.title)
    } rows: {
      ForEach(Self.notes) { TableRow($0).contextMenu { Button("Delete") {} } }
    }
    #expect(digest(list) != digest(EmptyView()))
    #expect(digest(table) == digest(list))
    #expect(digest(sorted) == digest(list))
    #expect(digest(rows) == digest(list))
  }

  @Test func rowsThatAreEditedAreDrawnAsRows() {
    let notes = Binding.constant(Self.notes)
    let list = List(Self.notes) { Text($0.title) }
    #expect(digest(List(notes, editActions: .all) { Text($0.wrappedValue.title) }) == digest(list))
    #expect(digest(List(notes) { $note in Text(note.title) }) == digest(list))
    #expect(digest(List(Self.notes, children: \.parts) { Text($0.title) }) == digest(list))
    #expect(
      digest(
        List {
          ForEach(notes, editActions: [.delete, .move]) { $note in Text(note.title) }
        }) == digest(list))
  }

  @Test func tabsAreViewsWithTheirItems() {
    let old = TabView(selection: .constant(2)) {
      Text(verbatim: "first").tabItem { Label("One", systemImage: "star") }.tag(1)
      Text(verbatim: "second").tabItem { Label("Two", systemImage: "heart") }.tag(2)
    }
    let new = TabView(selection: .constant(2)) {
      Tab("One", systemImage: "star", value: 1) { Text(verbatim: "first") }
      TabSection("More") {
        Tab("Two", systemImage: "heart", value: 2) { Text(verbatim: "second") }
      }
    }
    #expect(digest(new) == digest(old))
    #expect(digest(new.tabViewStyle(.sidebarAdaptable)) == digest(old))
    #expect(
      digest(
        TabView {
          Tab("One", systemImage: "star") { Text(verbatim: "first") }
          Tab("Two", systemImage: "heart") { Text(verbatim: "second") }
        })
        == digest(
          TabView {
            Text(verbatim: "first").tabItem { Label("One", systemImage: "star") }
            Text(verbatim: "second").tabItem { Label("Two", systemImage: "heart") }
          }))
  }

  @Test func searchFieldsWithSuggestionsAreSearchFields() {
    struct Token: Identifiable { let id: Int }
    let text = Binding.constant("")
    let content = NavigationStack { List { Text("a") }.searchable(text: text, prompt: "Find") }
    #expect(
      digest(
        NavigationStack {
          List { Text("a") }.searchable(text: text, prompt: "Find") {
            Text("x").searchCompletion("x")
          }
        }) == digest(content))
    #expect(
      digest(
        NavigationStack {
          List { Text("a") }
            .searchable(text: text, isPresented: .constant(true), prompt: Text("Find"))
        }) == digest(content))
    #expect(
      digest(
        NavigationStack {
          List { Text("a") }
            .searchable(text: text, tokens: .constant([Token(id: 1)]), prompt: "Find") { _ in
              Text("t")
            }
        }) == digest(content))
  }

  @Test func aSplitViewOfAPhoneShowsItsFirstColumn() {
    let plain = NavigationStack { Text(verbatim: "a") }
    #expect(
      digest(
        NavigationSplitView(columnVisibility: .constant(.all)) {
          Text(verbatim: "a")
        } detail: {
          Text(verbatim: "b")
        }) == digest(plain))
  }

  @Test func aToolbarsTitleModeIsTheBars() {
    func page(_ title: some View) -> Digest { digest(NavigationStack { title }) }
    let text = Text(verbatim: "a").navigationTitle("Title")
    #expect(
      page(text.toolbarTitleDisplayMode(.inline))
        == page(text.navigationBarTitleDisplayMode(.inline)))
    #expect(page(text.toolbarTitleDisplayMode(.inline)) != page(text))
  }

  @Test func itemsInGroupsAndSpacesAreItems() {
    func bar<Content: ToolbarContent>(@ToolbarContentBuilder _ content: () -> Content) -> Digest {
      digest(NavigationStack { Text(verbatim: "a").toolbar(content: content) })
    }
    let plain = bar {
      ToolbarItem(placement: .topBarTrailing) { Button("A") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("B") {} }
    }
    let spaced = bar {
      ToolbarItem(placement: .topBarTrailing) { Button("A") {} }
      ToolbarSpacer(.fixed, placement: .topBarTrailing)
      ToolbarItem(id: "b", placement: .topBarTrailing, showsByDefault: true) { Button("B") {} }
      ToolbarTitleMenu { Button("C") {} }
    }
    #expect(spaced == plain)
  }

  private struct Stacked: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { configuration.content }
    }
  }
  private struct Named: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: configuration.maximumDate == nil ? "open" : "closed")
      }
    }
  }

  @Test func formsAndDatePickersAreDrawnByStylesOfTheSource() {
    #expect(
      digest(Form { Text(verbatim: "a") }.formStyle(Stacked()))
        == digest(VStack { Text(verbatim: "a") }))
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    let closed = DatePicker("Day", selection: date, in: ...Date(timeIntervalSince1970: 60))
    #expect(
      digest(closed.datePickerStyle(Named()))
        == digest(
          HStack {
            Text("Day")
            Text(verbatim: "closed")
          }))
    #expect(digest(closed.datePickerStyle(.compact)) == digest(closed))
  }

  @Test func aPickerOfSeveralSourcesShowsTheirCommonValue() {
    func picker(_ values: [Int]) -> Digest {
      let sources = values.map { Binding.constant($0) }
      return digest(
        Picker("Size", sources: sources, selection: \.self) {
          ForEach(1..<4) { Text(verbatim: "\($0)").tag($0) }
        }.pickerStyle(.segmented))
    }
    let one = digest(
      Picker("Size", selection: .constant(2)) {
        ForEach(1..<4) { Text(verbatim: "\($0)").tag($0) }
      }.pickerStyle(.segmented))
    #expect(picker([2, 2]) == one)
    #expect(picker([1, 2]) != one)
  }

  @Test func fieldsShowWhatAFormatterMakesOfTheirValue() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 2
    #expect(
      digest(TextField("Price", value: .constant(3.25), formatter: formatter))
        == digest(TextField("Price", text: .constant("3.25"))))
    #expect(
      digest(TextField("Price", text: .constant("a"), onCommit: {}))
        == digest(TextField("Price", text: .constant("a"))))
  }

  @Test func aPathIsReadFromItsStoredForm() throws {
    var path = NavigationPath(["a"])
    path.append(3)
    let stored = try JSONEncoder().encode(try #require(path.codable))
    #expect(
      try JSONDecoder().decode([String].self, from: stored)
        == ["Swift.Int", "3", "Swift.String", "\"a\""])
    var read = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored))
    #expect(read == path)
    read.removeLast()
    #expect(read.count == 1)
    path.append(AnyHashable(1))
    #expect(path.codable == nil)
  }

  @Test func nothingHasTheFocusInAPicture() {
    struct Reader: View {
      @FocusedValue(\.answer) private var answer
      @FocusedBinding(\.answers) private var answers
      var body: some View {
        Text(verbatim: answer == nil && answers == nil ? "none" : "some")
          .focusedSceneValue(\.answer, 3)
      }
    }
    #expect(digest(Reader()) == digest(Text(verbatim: "none")))
  }
}

private struct AnswerKey: FocusedValueKey { typealias Value = Int }
private struct AnswersKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var answer: Int? {
    get { self[AnswerKey.self] }
    set { self[AnswerKey.self] = newValue }
  }
  fileprivate var answers: Binding<Int>? {
    get { self[AnswersKey.self] }
    set { self[AnswersKey.self] = newValue }
  }
}
