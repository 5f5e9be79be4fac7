import Foundation
import UniformTypeIdentifiers

// Dialogs that choose files, which a widget doesn't present.

extension View {
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> _RestingView<Self> {
    resting("fileImporter", .presentation)
  }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> _RestingView<Self> {
    resting("fileImporter", .presentation)
  }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> _RestingView<Self> {
    resting("fileImporter", .presentation)
  }

  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> _RestingView<Self> {
    resting("fileExporter", .presentation)
  }
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> _RestingView<Self> where C.Element: FileDocument {
    resting("fileExporter", .presentation)
  }
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> _RestingView<Self> {
    resting("fileExporter", .presentation)
  }
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> _RestingView<Self> where C.Element: ReferenceFileDocument {
    resting("fileExporter", .presentation)
  }
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> _RestingView<Self> {
    resting("fileExporter", .presentation)
  }
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> _RestingView<Self> {
    resting("fileExporter", .presentation)
  }

  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> _RestingView<Self> {
    resting("fileMover", .presentation)
  }
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> _RestingView<Self> where C.Element == URL {
    resting("fileMover", .presentation)
  }

  public nonisolated func fileDialogDefaultDirectory(
    _ defaultDirectory: URL?
  ) -> _RestingView<Self> {
    resting("fileDialogDefaultDirectory", .presentation)
  }
  public nonisolated func fileDialogMessage(_ message: Text?) -> _RestingView<Self> {
    resting("fileDialogMessage", .presentation)
  }
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> _RestingView<Self> {
    resting("fileDialogConfirmationLabel", .presentation)
  }
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> _RestingView<Self> {
    resting("fileExporterFilenameLabel", .presentation)
  }
  public nonisolated func fileDialogCustomizationID(_ id: String) -> _RestingView<Self> {
    resting("fileDialogCustomizationID", .presentation)
  }
}
