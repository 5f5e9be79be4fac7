import Foundation

/// Windows of documents. An app in the module compiles and isn't run.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  @MainActor public var body: Never { _noBody(Self.self) }
}

extension DocumentGroup where Document: FileDocument {
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}
