// MusicKit: the music of a world file's section `media`. Nothing is played, bought or changed.
//
//   Asking    the world file's section, and the access to it
//   Items     songs, albums, artists and playlists, as values
//   Requests  questions for the library, the catalog and what was played
//   Player    the players' state and queue
//   Access    the subscription, and changes to the library
//   Views     pictures of artwork

@_exported import Combine
@_exported import CoreGraphics
@_exported import FoundationExtras
