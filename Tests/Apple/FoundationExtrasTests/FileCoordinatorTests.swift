import Foundation
import FoundationExtras
import Testing

@Suite struct FileCoordinatorTests {
  @Test func aTurnBeginsAtOnce() {
    let url = URL(fileURLWithPath: "/a")
    var error: NSError?
    var read: URL?
    NSFileCoordinator().coordinate(readingItemAt: url, options: [], error: &error) { read = $0 }
    #expect(read == url)
    var written: [URL] = []
    NSFileCoordinator(filePresenter: nil).coordinate(
      writingItemAt: url, options: .forReplacing, error: nil
    ) { written.append($0) }
    #expect(written == [url])
    #expect(error == nil)
  }

  private final class Sample: NSObject {}

  @Test func aClassKnowsItself() {
    #expect(Sample.classForCoder() == Sample.self)
  }
}
