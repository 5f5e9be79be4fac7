internal import CMarkdown
import Foundation

/// The tree that cmark-gfm makes of Markdown: CommonMark with GitHub's tables, strikethrough and
/// addresses that are written out.
enum MarkdownTree {
  /// cmark-gfm keeps the characters that its extensions ask for in global tables while it reads.
  private static let lock = NSLock()

  // Registered once, and never freed or changed.
  private nonisolated(unsafe) static let extensions: [OpaquePointer] = {
    cmark_gfm_core_extensions_ensure_registered()
    let names: [String] = ["table", "strikethrough", "autolink"]
    return names.compactMap { cmark_find_syntax_extension($0) }
  }()

  /// Calls `visit` when a node begins and, where it can have children, when it ends.
  static func walk(_ source: String, _ visit: (MarkdownNode, _ isEntering: Bool) -> Void) {
    guard let root = lock.withLock({ parse(source) }) else { return }
    defer { cmark_node_free(root) }
    cmark_consolidate_text_nodes(root)
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      visit(MarkdownNode(node), event == CMARK_EVENT_ENTER)
    }
  }

  private static func parse(_ source: String) -> OpaquePointer? {
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    for syntax in extensions { cmark_parser_attach_syntax_extension(parser, syntax) }
    cmark_parser_feed(parser, source, source.utf8.count)
    return cmark_parser_finish(parser)
  }
}

/// One element of a tree, while ``MarkdownTree`` visits it.
struct MarkdownNode {
  private let pointer: OpaquePointer

  fileprivate init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// cmark-gfm's name of the element, such as `paragraph` or `emph`.
  var kind: String { String(cString: cmark_node_get_type_string(pointer)) }

  var isEmpty: Bool { cmark_node_first_child(pointer) == nil }

  /// The text of an element that has no children.
  var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }

  /// The target of a link or an image.
  var url: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

  var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }

  /// The number of an ordered list's first item.
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }

  /// The first word after the fence of a block of code.
  var codeLanguage: String? {
    guard let info = cmark_node_get_fence_info(pointer) else { return nil }
    return String(cString: info).split(separator: " ").first.map(String.init)
  }

  var tableColumns: [PresentationIntent.TableColumn] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    let alignments = cmark_gfm_extensions_get_table_alignments(pointer)
    return (0..<count).map { column in
      switch alignments?[column] {
      case UInt8(ascii: "c"): .init(alignment: .center)
      case UInt8(ascii: "r"): .init(alignment: .right)
      default: .init(alignment: .left)
      }
    }
  }
}
