import FoundationNetworking

/// The replacement of URLSession's methods. Foundation's own can answer a request by a `URLProtocol` alone, and then
/// stop the process at a download, a redirect or a request for a password.
///
/// The functions beside this type have the symbols of Foundation's, so that calls whose target the compiler knows
/// reach them. Calls by way of the class find its table of methods, which is changed here.
enum SessionMethods {
  /// Puts this package's methods into the class's table; does nothing the second time.
  static func replace() { _ = isReplaced }

  private static let isReplaced: Bool = {
    MethodTable.replace(SessionMethod.allCases.map(\.rawValue), of: URLSession.self)
    return true
  }()

  /// Foundation's own method and the object to call it on: the two words of a closure. nil where this version of
  /// Foundation has none.
  static func original(
    _ method: SessionMethod, of session: URLSession
  ) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer)? {
    MethodTable.original(method.rawValue, of: session)
  }
}
