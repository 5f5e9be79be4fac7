// The names of uniform types, for source that imports them by the name that iOS and macOS share.

@_exported import MobileCoreServices
