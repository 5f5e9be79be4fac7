import Foundation
import FoundationNetworking

#if canImport(Glibc)
  import Glibc
#endif

// `URLSessionConfiguration.default` and `.ephemeral`, in place of Foundation's own (see
// CurrentLocale), so that sessions made with them pass through the gate as well.

private typealias Getter = @convention(c) () -> UnsafeMutableRawPointer?

/// Foundation's answer: a function without arguments whose result is a reference of the caller's.
private func original(_ symbol: String) -> URLSessionConfiguration {
  guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: -1), symbol),
    let object = unsafeBitCast(address, to: Getter.self)()
  else { return URLSession.shared.configuration }
  return Unmanaged<URLSessionConfiguration>.fromOpaque(object).takeRetainedValue()
}

extension URLSessionConfiguration {
  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
  public static func _vitrineDefault() -> URLSessionConfiguration {
    NetworkGate.guarding(
      original("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ"))
  }

  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
  public static func _vitrineEphemeral() -> URLSessionConfiguration {
    NetworkGate.guarding(
      original("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ"))
  }
}
