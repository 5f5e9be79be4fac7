import Foundation
import SwiftUI

/// A report of an extension, by its context.
@MainActor @preconcurrency
public protocol DeviceActivityReportScene {
  associatedtype Configuration
  associatedtype Content: View
  var context: DeviceActivityReport.Context { get }
  var content: (Configuration) -> Content { get }
  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Configuration
}

/// The extension that draws reports; never run here.
@MainActor @preconcurrency
public protocol DeviceActivityReportExtension {
  associatedtype Body
  init()
  @DeviceActivityReportBuilder var body: Body { get }
}

extension DeviceActivityReportExtension {
  public static func main() {}
}

/// Several reports of an extension.
public struct _DeviceActivityReports<Scenes> {}

/// Makes one of several reports.
@resultBuilder public enum DeviceActivityReportBuilder {
  public static func buildPartialBlock<Scene: DeviceActivityReportScene>(first: Scene) -> Scene {
    first
  }
  public static func buildPartialBlock<Scenes, Scene: DeviceActivityReportScene>(
    accumulated: Scenes, next: Scene
  ) -> _DeviceActivityReports<(Scenes, Scene)> { .init() }
}
