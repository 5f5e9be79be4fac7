import Foundation
import FoundationExtras
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Registers an item by its representations.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    for type in transferable().exportedContentTypes() {
      registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { complete in
        Task {
          do {
            complete(try await transferable().exported(as: type), nil)
          } catch {
            complete(nil, error)
          }
        }
        return nil
      }
    }
  }

  /// Loads an item by the first of its representations whose type is there.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    guard
      let type = T.importedContentTypes().first(where: {
        hasItemConformingToTypeIdentifier($0.identifier)
      })
    else {
      completionHandler(.failure(TransferError.notImported("this item")))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
      guard let data else {
        completionHandler(.failure(error ?? TransferError.wrongItem))
        return
      }
      Task {
        do {
          completionHandler(.success(try await T(importing: data, contentType: type)))
        } catch {
          completionHandler(.failure(error))
        }
      }
    }
  }
}
