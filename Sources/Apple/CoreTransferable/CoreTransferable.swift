// Core Transferable: items as data and files of a type, exported and imported within this process.
//
// The folders, from the bottom up:
//
//   Representations  how an item becomes data or a file, and is made of one
//   Items            Foundation's items, item providers

@_exported import FoundationExtras
