import Foundation

/// The version of an Info.plist's format.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
/// The name of the executable.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The bundle's identifier.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The number of the build.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The language that the bundle was developed in.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The name for people.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The languages of a program that localizes by itself.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
