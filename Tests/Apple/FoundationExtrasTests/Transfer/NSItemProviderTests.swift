import Foundation
import FoundationExtras
import Testing

@Suite struct NSItemProviderTests {
  private func data(of provider: NSItemProvider, _ type: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        continuation.resume(with: Result { try #require(data, "\(String(describing: error))") })
      }
    }
  }

  @Test func aTextIsLoadedAsItWasPutIn() async throws {
    let provider = NSItemProvider(object: "Oslo" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let text = try await withCheckedThrowingContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in
        continuation.resume(with: Result { try #require(text) })
      }
    }
    #expect(text == "Oslo")
    #expect(try await data(of: provider, "public.text") == Data("Oslo".utf8))
  }

  /// A photo's JPEG is an image and data, and no text.
  @Test func aTypeConformsToItsAncestors() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) {
      $0(Data([0xFF, 0xD8]), nil)
      return nil
    }
    #expect(provider.hasItemConformingToTypeIdentifier("public.jpeg"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.data"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.png"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
  }

  @Test func whatIsNotThereIsAnError() async {
    let provider = NSItemProvider()
    await #expect(throws: NSError.self) {
      try await provider.loadItem(forTypeIdentifier: "public.url")
    }
    let error = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.url") {
        continuation.resume(returning: $1 as NSError?)
      }
    }
    #expect(error?.domain == "NSItemProviderErrorDomain")
    #expect(error?.code == -1000)
  }

  @Test func anItemIsLoadedAsItIs() async throws {
    let address = try #require(NSURL(string: "https://example.com/a"))
    let provider = NSItemProvider(item: address, typeIdentifier: "public.url")
    let item = try await provider.loadItem(forTypeIdentifier: "public.url")
    #expect((item as? NSURL)?.absoluteString == "https://example.com/a")
    #expect((item as? URL)?.absoluteString == "https://example.com/a")
  }

  @Test func dataIsAFileForAsLongAsItIsRead() async throws {
    let provider = NSItemProvider()
    provider.suggestedName = "Trip"
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
      $0(Data("{}".utf8), nil)
      return nil
    }
    let (name, text, url) = try await withCheckedThrowingContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
        continuation.resume(
          with: Result {
            let url = try #require(url)
            return (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8), url)
          })
      }
    }
    #expect(name == "Trip.json")
    #expect(text == "{}")
    #expect(url.isFileURL)
  }
}
