/// The stack that several views make where a hosting controller or a modifier such as `background` asks for one. It is
/// inside the modifiers of those views: `Group { a; b }.padding()` at the root is one padding around a column.
///
/// Source: OpenSwiftUI, TupleView.swift and ForEach.swift: `_makeView` makes an implicit root of the inputs that a
/// modifier around it hands on; CoreGlue.swift has a column for a hosting controller, ViewModifier.swift layers.
enum ImplicitRoot {
  case column
  /// A `ZStack` that centres, whatever the alignment of the modifier is: that moves all of them together (Apple's
  /// documentation of `overlay(alignment:content:)`, `background(alignment:content:)` and
  /// `containerBackground(for:alignment:content:)`). That of `mask(alignment:_:)` doesn't say so; several views of a mask
  /// are taken for those of an overlay.
  case layers
}
