// User notifications: what a world file says is pending and delivered, and what the widget adds to it. Nothing is
// shown.
//
// The folders, from the bottom up:
//
//   Content  contents, triggers, requests, notifications
//   Center   the center, its settings and its delegate

@_exported import FoundationExtras
