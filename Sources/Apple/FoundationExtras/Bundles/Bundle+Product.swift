import Assets
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

// `Bundle.main`, `Bundle(for:)` and `Bundle(identifier:)`, in place of Foundation's own: the names are those of its
// symbols, which the linker finds here first. Foundation takes the executable's folder for all of them.

private typealias Getter = @convention(c) () -> UnsafeMutableRawPointer?

/// Foundation's own answer, which is the caller's.
private let processBundle: Bundle? = {
  let address = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "$s10Foundation6BundleC4mainACvgZ")
  guard let address, let object = unsafeBitCast(address, to: Getter.self)() else { return nil }
  return Unmanaged<Bundle>.fromOpaque(object).takeRetainedValue()
}()

/// The bundles that are given in place of Foundation's.
enum KnownBundle {
  static var main: Bundle {
    guard let bundle = ProductBundle.main ?? processBundle else {
      // The getter has no value for failure, and Foundation always has a main bundle.
      preconditionFailure("Foundation has no main bundle.")
    }
    return bundle
  }

  /// The bundle of the resources of the class's module; the main one where it has none of its own.
  static func bundle(for type: AnyClass) -> Bundle {
    let module = String(reflecting: type).prefix { $0 != "." }
    guard let executable = AssetFolders.executable,
      module != executable.lastPathComponent, module != ProductBundle.files?.product ?? ""
    else { return main }
    let found = AssetFolders.allBundles(besideExecutableAt: executable).first {
      $0.lastPathComponent.hasSuffix("_\(module).resources")
    }
    return found.flatMap { Bundle(path: $0.path) } ?? main
  }

  /// SwiftPM calls the bundle of a target's resources `package.Target.resources`.
  static func bundle(identifier: String) -> Bundle? {
    if main.bundleIdentifier == identifier { return main }
    guard let executable = AssetFolders.executable else { return nil }
    let wanted = identifier.lowercased()
    return AssetFolders.allBundles(besideExecutableAt: executable).lazy
      .compactMap { Bundle(path: $0.path) }
      .first {
        $0.bundleIdentifier == identifier
          || $0.bundleURL.lastPathComponent.lowercased().replacing("_", with: ".") == wanted
      }
  }
}

// Static functions for the getter and the allocating initialisers; an instance's for the initialisers that an
// optimised build calls instead, whose unused object is left. An optimising compiler holds each and Foundation's under
// one name and stops where their types differ: initialisers own what they are given. Nothing in this module may call
// the initialisers, for the same reason.
extension Bundle {
  @_silgen_name("$s10Foundation6BundleC4mainACvgZ")
  public static func _vitrineMain() -> Bundle { KnownBundle.main }

  @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
  public static func _vitrineBundle(for type: AnyClass) -> Bundle { KnownBundle.bundle(for: type) }

  @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfc")
  public __consuming func _vitrineInit(for type: AnyClass) -> Bundle {
    _ = Unmanaged.passRetained(self)
    return KnownBundle.bundle(for: type)
  }

  @_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfC")
  public static func _vitrineBundle(identifier: __owned String) -> Bundle? {
    KnownBundle.bundle(identifier: identifier)
  }

  @_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfc")
  public __consuming func _vitrineInit(identifier: __owned String) -> Bundle? {
    _ = Unmanaged.passRetained(self)
    return KnownBundle.bundle(identifier: identifier)
  }
}

/// The methods of bundles that are called by way of the class; ours lie beside what they ask.
enum BundleMethods {
  /// Puts this package's methods into the class's table; does nothing the second time.
  static func replace() { _ = isReplaced }

  private static let isReplaced: Bool = {
    MethodTable.replace(
      ["$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"], of: Bundle.self)
    return true
  }()
}
