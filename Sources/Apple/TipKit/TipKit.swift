// TipKit: tips, their rules and a plain form of their views. What is donated stays until the process ends.
//
// The folders, from the bottom up:
//
//   Tips   tips, parameters, events, rules; the state of the process's tips
//   Views  the views of tips

@_exported import SwiftUI
