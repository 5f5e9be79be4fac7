import Foundation

/// An item that is handed to another app or view, in one or more types. What it holds is loaded when it is asked for,
/// within this process.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public typealias LoadHandler =
    @Sendable (@escaping CompletionHandler, AnyClass?, [AnyHashable: Any]?) -> Void
  /// The receiver of data or of a file that a representation has made.
  public typealias DataLoadHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  public typealias FileLoadHandler =
    @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  public static let errorDomain = "NSItemProviderErrorDomain"

  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private enum Loader: Sendable {
    case data(DataLoadHandler)
    case file(FileLoadHandler)
    case item(LoadHandler)
  }

  private let lock = NSLock()
  private var types: [String] = []
  private var loaders: [String: Loader] = [:]
  /// The name of a file that is made of the item, without its extension.
  open var suggestedName: String?

  /// One after another, as the handlers of a provider are called with Apple.
  private static let queue = DispatchQueue(label: "vitrine.item-provider")

  public override init() { super.init() }

  /// An item as it is. Without a type, an item that has types of its own gives them.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    let passed = PassedItem(item)
    if let typeIdentifier {
      registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in
        completion(passed.item, nil)
      }
    } else if let object = item as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
    }
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A file. Nil where there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    let ending = fileURL.pathExtension.lowercased()
    let type = TypeTable.first { $0.extensions.contains(ending) } ?? "public.data"
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(
      forTypeIdentifier: type, fileOptions: [], visibility: .all
    ) { completion in
      completion(fileURL, false, nil)
      return nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.suggestedName = suggestedName
    (copy.types, copy.loaders) = lock.withLock { (types, loaders) }
    return copy
  }

  // MARK: Types

  /// The types in the order in which they were registered, which is that of preference.
  open var registeredTypeIdentifiers: [String] { lock.withLock { types } }

  open func registeredTypeIdentifiers(
    fileOptions: NSItemProviderFileOptions = []
  ) -> [String] { registeredTypeIdentifiers }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registered(for: typeIdentifier) != nil
  }

  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// The first registered type that is the one asked for or descends from it.
  private func registered(for type: String) -> String? {
    lock.withLock {
      types.contains(type) ? type : types.first { TypeTable.ancestors(of: $0).contains(type) }
    }
  }

  private func register(_ loader: Loader, for type: String) {
    lock.withLock {
      if loaders.updateValue(loader, forKey: type) == nil { types.append(type) }
    }
  }

  // MARK: Registering

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoadHandler
  ) { register(.data(loadHandler), for: typeIdentifier) }

  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoadHandler
  ) { register(.file(loadHandler), for: typeIdentifier) }

  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) { register(.item(loadHandler), for: typeIdentifier) }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let passed = PassedItem(object)
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        passed.item.loadData(
          withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(
            withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  // MARK: Loading

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Self.queue.async { [self] in
      load(typeIdentifier) { data, error in
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Loads the item into a file, which is removed after the handler has returned.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = fileName(of: typeIdentifier)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("item-\(UUID().uuidString)")
      let file = folder.appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
      } catch {
        return completionHandler(nil, error)
      }
      completionHandler(file, nil)
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// The same as a copy of the file: what is registered as a file itself is given where it is.
  @discardableResult
  open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if let type = registered(for: typeIdentifier),
      case .file(let handler) = lock.withLock({ loaders[type] })
    {
      Self.queue.async { _ = handler { completionHandler($0, $0 != nil, $2) } }
      return Progress(totalUnitCount: 1)
    }
    return loadFileRepresentation(forTypeIdentifier: typeIdentifier) {
      completionHandler($0, false, $1)
    }
  }

  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let completionHandler else { return }
    let options = PassedItem(options)
    Self.queue.async { [self] in
      guard let type = registered(for: typeIdentifier),
        let loader = lock.withLock({ loaders[type] })
      else { return completionHandler(nil, Self.error(.itemUnavailableError)) }
      switch loader {
      case .item(let handler): handler(completionHandler, nil, options.item)
      case .file(let handler): _ = handler { completionHandler($0.map { $0 as NSURL }, $2) }
      case .data(let handler): _ = handler { completionHandler($0.map { $0 as NSData }, $1) }
      }
    }
  }

  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        let passed = PassedItem(item)
        if let item = passed.item {
          continuation.resume(returning: PassedItem(item))
        } else {
          continuation.resume(throwing: error ?? Self.error(.itemUnavailableError))
        }
      }
    }.item
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(
      where: hasItemConformingToTypeIdentifier)
  }

  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard
      let type = aClass.readableTypeIdentifiersForItemProvider.first(
        where: hasItemConformingToTypeIdentifier)
    else {
      Self.queue.async { completionHandler(nil, Self.error(.itemUnavailableError)) }
      return Progress(totalUnitCount: 1)
    }
    let aClass = PassedItem(aClass)
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.item.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// - Parameter completion: gets the data, whatever the representation is of.
  private func load(
    _ typeIdentifier: String, completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    guard let type = registered(for: typeIdentifier),
      let loader = lock.withLock({ loaders[type] })
    else { return completion(nil, Self.error(.itemUnavailableError)) }
    switch loader {
    case .data(let handler): _ = handler(completion)
    case .file(let handler):
      _ = handler { url, _, error in
        guard let url else { return completion(nil, error) }
        do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
      }
    case .item(let handler):
      handler(
        { item, error in
          guard let item else { return completion(nil, error) }
          switch item {
          case let data as NSData: completion(data as Data, nil)
          case let object as any NSItemProviderWriting:
            _ = object.loadData(
              withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
          default: completion(nil, Self.error(.unavailableCoercionError))
          }
        }, nil, nil)
    }
  }

  private func fileName(of type: String) -> String {
    let name = suggestedName ?? "Item"
    guard let ending = TypeTable.rows[type]?.extensions.first else { return name }
    return "\(name).\(ending)"
  }

  package static func error(_ code: ErrorCode) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}

/// A value that is passed to another thread, as Objective-C's frameworks do with objects of any class.
struct PassedItem<Item>: @unchecked Sendable {
  let item: Item
  init(_ item: Item) { self.item = item }
}

/// The apps that may load a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
