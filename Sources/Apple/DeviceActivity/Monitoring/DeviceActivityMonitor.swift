import Foundation

/// The principal class of an extension that receives events of monitored use; never called here.
open class DeviceActivityMonitor: NSObject {
  public override init() { super.init() }
  open func intervalDidStart(for activity: DeviceActivityName) {}
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
  open func eventWillReachThresholdWarning(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
}
