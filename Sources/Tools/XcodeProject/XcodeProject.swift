// Projects of Xcode, read without Xcode: which targets there are, the files, settings and resources of each.
// Nothing here runs a program, and nothing is written.
//
// From the bottom to the top:
//
//   Lists/       property lists as values, in the old style and in XML
//   Settings/    build settings: levels, conditions, `.xcconfig` files, expansion of `$(…)`
//   Objects/     the objects of a `project.pbxproj`, the paths of its files, synchronized folders
//   Targets/     `XcodeTarget`, the value that others use, and what it is made of
//   Containers/  `.xcodeproj`, `.xcworkspace` and folders: what a path names
