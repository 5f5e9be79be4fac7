// What the stubs of missing modules are made with: the build of an Xcode project imports it into them, and into code of
// which a part is left out.
//
//   StubValue        empty values
//   LeftOutCode      the replacement of code that can't be compiled
//   SymbolSpelling   names of symbols by their spelling in Swift
