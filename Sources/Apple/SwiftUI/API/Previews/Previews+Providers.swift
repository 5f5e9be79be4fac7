internal import CPreviewSection

extension Previews {
  /// The types that show their views in the older way, in the order that the linker put them.
  @MainActor package static var providers: [any PreviewProvider.Type] {
    var found = [UnsafeRawPointer?](repeating: nil, count: vitrine_preview_providers(&none, 0))
    let count = vitrine_preview_providers(&found, found.count)
    return found.prefix(count).compactMap { metadata in
      metadata.flatMap { unsafeBitCast($0, to: Any.Type.self) as? any PreviewProvider.Type }
    }
  }

  nonisolated(unsafe) private static var none: UnsafeRawPointer?
}

extension PreviewProvider {
  /// `previews`, whatever its type.
  @MainActor package static var shown: AnyView { AnyView(previews) }
}
