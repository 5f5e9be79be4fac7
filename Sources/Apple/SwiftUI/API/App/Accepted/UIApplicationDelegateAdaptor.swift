import Combine
import UIKit

/// The delegate of an app with scenes. An app in the module compiles and isn't run, so that the delegate is never told
/// of anything.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType {
    // lint: allow trap, there is no delegate to return, and no input leads here
    fatalError("the delegate of an app that isn't run was asked for")
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
