import DisplayList
import Foundation

/// An image that is drawn when it is resolved. Two are equal where they are the same object.
final class DrawnImage: Equatable, @unchecked Sendable {
  /// Points.
  let size: CGSize
  /// The commands of the drawing, its upper left corner at the origin.
  let commands: (_ViewInputs) -> [Command]

  init(size: CGSize, commands: @escaping (_ViewInputs) -> [Command]) {
    self.size = size
    self.commands = commands
  }

  static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
}
