import DeviceWorld
import Foundation

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 4096

private func rests(_ call: String) {
  DeviceAnswers.rests(call, "a picture isn't heard")
}

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  rests("AudioServicesPlaySystemSound(_:)")
}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  rests("AudioServicesPlayAlertSound(_:)")
}
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  rests("AudioServicesPlaySystemSoundWithCompletion(_:_:)")
  let then = Passed(inCompletionBlock)
  Callback.onMain { then.value?() }
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
