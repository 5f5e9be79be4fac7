import Foundation
import WidgetHost

/// Says what a run would find of fonts, icons and libraries.
enum Doctor {
  static func run() -> Int32 {
    print(Version.generator)
    print("devices: \(DeviceTable.all.count)")
    return 0
  }
}
