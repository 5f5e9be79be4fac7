// SiriKit's intents: the classes that Xcode generates of an intent definition inherit from these.
//
// The folders, from the bottom up:
//
//   Values      properties by name, and translated texts of a definition
//   Objects     objects with an identifier and a name; images, files, amounts
//   People      persons
//   Intent      `INIntent`, its definition, its response, and the extension that handles it
//   Handling    the app's handlers, and the defaults of generated handling protocols
//   Resolution  results of resolving a parameter
//   Donation    interactions, shortcuts and relevant shortcuts

@_exported import FoundationExtras
