import SwiftUI

let images = Chapter(
  title: "Symbols and images",
  examples: [
    Example("Image") {
      HStack {
        Image(systemName: "cloud.sun.rain.fill")
        Image(systemName: "heart.fill").foregroundStyle(.red)
        Image(systemName: "bolt.circle")
      }
      .font(.title)
    },
    Example("View.imageScale") {
      HStack {
        Image(systemName: "star").imageScale(.small)
        Image(systemName: "star").imageScale(.medium)
        Image(systemName: "star").imageScale(.large)
      }
    },
    Example("View.symbolVariant") {
      HStack {
        Image(systemName: "bell")
        Image(systemName: "bell").symbolVariant(.fill)
        Image(systemName: "bell").symbolVariant(.circle)
        Image(systemName: "bell").symbolVariant(.slash)
      }
    },
    Example("View.symbolRenderingMode") {
      HStack {
        Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.monochrome)
        Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.hierarchical)
        Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.palette)
          .foregroundStyle(.green, .blue)
      }
      .font(.title2)
    },
  ])
