// EventKit: the calendars, events and reminders of a world file.
//
// The folders, from the bottom up:
//
//   Values     access, rules of recurrence, alarms, places, errors
//   Calendars  calendars, events, reminders; the store and its questions

@_exported import FoundationExtras
