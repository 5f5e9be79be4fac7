import Foundation

// Menu commands of an app's scenes: they compile, and no menu shows them.

/// Commands of an app, in the menu bar or by a key.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

@resultBuilder
public struct CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands { EmptyCommands() }
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }
  public static func buildEither<True: Commands>(first: True) -> some Commands { EmptyCommands() }
  public static func buildEither<False: Commands>(second: False) -> some Commands {
    EmptyCommands()
  }
  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands {
    content
  }
}

/// Commands at a standard place of the menus.
public struct CommandGroup<Content: View>: Commands {
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  @MainActor public var body: Never { _noBody(Self.self) }
}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
  @MainActor public var body: Never { _noBody(Self.self) }
}

/// A place of the standard menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

public struct EmptyCommands: Commands {
  public nonisolated init() {}
  @MainActor public var body: Never { _noBody(Self.self) }
}

public struct SidebarCommands: Commands {
  public nonisolated init() {}
  @MainActor public var body: Never { _noBody(Self.self) }
}

public struct ToolbarCommands: Commands {
  public nonisolated init() {}
  @MainActor public var body: Never { _noBody(Self.self) }
}

public struct TextEditingCommands: Commands {
  public nonisolated init() {}
  @MainActor public var body: Never { _noBody(Self.self) }
}

public struct TextFormattingCommands: Commands {
  public nonisolated init() {}
  @MainActor public var body: Never { _noBody(Self.self) }
}

public struct InspectorCommands: Commands {
  public nonisolated init() {}
  @MainActor public var body: Never { _noBody(Self.self) }
}
