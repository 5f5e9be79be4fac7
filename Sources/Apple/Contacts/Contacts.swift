// Contacts: the people of a world file.
//
// The folders, from the bottom up:
//
//   Values  addresses, labelled values, contacts
//   Store   the store and its requests

@_exported import FoundationExtras
