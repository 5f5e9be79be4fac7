import Foundation
import ManagedSettings

/// The principal class of an extension that describes shields; never called here.
open class ShieldConfigurationDataSource: NSObject {
  public override init() { super.init() }
  open func configuration(shielding application: Application) -> ShieldConfiguration {
    ShieldConfiguration()
  }
  open func configuration(
    shielding application: Application, in category: ActivityCategory
  ) -> ShieldConfiguration { ShieldConfiguration() }
  open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration {
    ShieldConfiguration()
  }
  open func configuration(
    shielding webDomain: WebDomain, in category: ActivityCategory
  ) -> ShieldConfiguration { ShieldConfiguration() }
}
