// The names of uniform types in C, which code older than `UTType` uses.

@_exported import FoundationExtras
import UniformTypeIdentifiers

public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// The type of files with an extension, or of data with a MIME type.
///
/// - Returns: nil where the type isn't known, or doesn't conform to another; iOS makes a dynamic identifier up.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
  let supertype = conformingTo.flatMap { UTType($0 as String) } ?? .data
  let type =
    switch tagClass as String {
    case "public.filename-extension":
      UTType(filenameExtension: tag as String, conformingTo: supertype)
    case "public.mime-type": UTType(mimeType: tag as String, conformingTo: supertype)
    default: UTType?.none
    }
  return type.map { .passRetained($0.identifier as CFString) }
}

/// The first extension of files of a type, or its MIME type; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(
  _ type: CFString, _ tagClass: CFString
) -> Unmanaged<CFString>? {
  let type = UTType(type as String)
  let tag =
    switch tagClass as String {
    case "public.filename-extension": type?.preferredFilenameExtension
    case "public.mime-type": type?.preferredMIMEType
    default: String?.none
    }
  return tag.map { .passRetained($0 as CFString) }
}

/// Whether a type is another, or one of the types that it conforms to.
public func UTTypeConformsTo(_ type: CFString, _ other: CFString) -> Bool {
  guard let type = UTType(type as String), let other = UTType(other as String) else { return false }
  return type.conforms(to: other)
}

public func UTTypeEqual(_ type: CFString, _ other: CFString) -> Bool {
  (type as String).lowercased() == (other as String).lowercased()
}
