/// The pictures that have a view, by the program they come from.
@MainActor
let allPictures: [ReferencePicture] = HomeAssistant.pictures
