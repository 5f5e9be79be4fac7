// What Apple's Foundation has, Linux's lacks and widgets use.
//
// The folders, from the bottom up:
//
//   Basics          small types and functions
//   CoreFoundation  types of Core Foundation and Darwin notifications
//   Bundles         the main bundle and its Info.plist
//   Localization    localised strings and resources
//   Formatting      formatters and format styles
//   Attributed      attributed strings of Markdown and of inflection
//   Storage         user defaults, app groups, iCloud's key-value store
//   Networking      URLSession by answers of a loader: Loading, Delegates · Tasks · Methods · Contents, API
//   KeyValues       values by the names of properties, observing
//   Predicates      predicates by a format
//   Editing         changes that can be undone
//   Transfer        the types of data, item providers
//   Selectors       methods of Foundation that take the name of a method

// What Apple's Foundation brings by one import is several modules on Linux.
@_exported import Combine
@_exported import DarwinNames
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveCRuntime
