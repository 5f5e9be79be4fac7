/// The pictures that have a view, by the program they come from.
@MainActor
let allPictures: [ReferencePicture] =
  HomeAssistant.pictures
  + CodeEditor.pictures
  + MarkdownBlocks.pictures
  + Navigation.pictures
  + Paywall.pictures
  + PillControls.pictures
  + PreviewSnapshots.pictures
  + Renders.pictures
  + SnapshotMacros.pictures
  + Wrapping.pictures
