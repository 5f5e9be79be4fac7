/// The pictures of the Home Assistant companion's widgets, Live Activities and complications.
@MainActor
enum HomeAssistant {
  static let pictures: [ReferencePicture] =
    HomeAssistantCalendar.pictures + HomeAssistantCircular.pictures + HomeAssistantCorner.pictures
    + HomeAssistantGauge.pictures + HomeAssistantIsland.pictures
    + HomeAssistantLiveActivity.pictures + HomeAssistantRectangular.pictures
    + HomeAssistantTiles.pictures + HomeAssistantEnergy.pictures
}
