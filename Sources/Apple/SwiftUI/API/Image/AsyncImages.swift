import Foundation
import UIKit

/// The images that the views of a picture fetch, at one moment of the fetching.
@MainActor
package final class AsyncImages {
  package enum Moment: Hashable, Sendable {
    /// Nothing has come yet.
    case loading
    /// Everything has come, or failed as the network answers.
    case over
    /// The time after the request failed for lack of a connection.
    case offline
  }

  private let moment: Moment
  private var loaded: [URL: Result<UIImage, URLError>] = [:]
  /// Whether a view shows a fetched image.
  package private(set) var areShown = false

  package nonisolated init(_ moment: Moment) { self.moment = moment }

  func phase(of url: URL, scale: CGFloat) -> AsyncImagePhase {
    areShown = true
    switch moment {
    case .loading: return .empty
    case .offline: return .failure(TransferError.error(.notConnectedToInternet, for: url))
    case .over:
      let result = loaded[url] ?? load(url, scale)
      loaded[url] = result
      switch result {
      case .success(let image): return .success(Image(uiImage: image))
      case .failure(let error): return .failure(error)
      }
    }
  }

  private func load(_ url: URL, _ scale: CGFloat) -> Result<UIImage, URLError> {
    do {
      guard let image = UIImage(data: try WaitingRequest.data(from: url), scale: scale) else {
        return .failure(URLError(.cannotDecodeContentData))
      }
      return .success(image)
    } catch {
      return .failure(error as? URLError ?? URLError(.unknown))
    }
  }
}

extension EnvironmentValues {
  /// The images that `AsyncImage`s load; nil where they show their placeholder, as in a widget's archive.
  @Entry package var asyncImages: AsyncImages?
}
