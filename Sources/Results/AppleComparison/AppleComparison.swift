// A user's pictures, made by Apple's SwiftUI, beside the frames of the same widgets made here.
//
// The folders, from the bottom up:
//
//   Names/      the words of a file's name, and what they say of the frame that it shows
//   Finding/    where in a screenshot a frame's picture lies
//   Remarks/    what differs, in English sentences; glyph shapes aside
//   Pairing/    which frame a picture shows: by its name, its size and what is drawn
//   Report/     the results as JSON and as text for a terminal
