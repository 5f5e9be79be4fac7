// Asset catalogues as folders of files: what is in them, by name, and what is wrong in them.
//
// `CatalogItem` is a set in a catalogue; `CatalogDocument` reads its `Contents.json`; `CatalogCheck` finds
// what Xcode would refuse, each as a `ResourceProblem` with file and line. Foundation is all that it needs,
// since the build-tool plug-in's program is compiled for the machine that builds.
