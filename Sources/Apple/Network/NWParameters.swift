import Foundation

/// The protocols of a connection, and the ways that it may take. Kept: nothing connects here.
public final class NWParameters: @unchecked Sendable {
  public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }
  public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }

  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions?
  }

  public let defaultProtocolStack = ProtocolStack()
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  public var multipathServiceType = MultipathServiceType.disabled
  public var serviceClass = ServiceClass.bestEffort
  public var allowFastOpen = false
  public var allowLocalEndpointReuse = false
  public var acceptLocalOnly = false
  public var includePeerToPeer = false

  public init() {}
  public convenience init(
    tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) {
    self.init()
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    defaultProtocolStack.transportProtocol = tcp
  }
  public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
    self.init()
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
    defaultProtocolStack.transportProtocol = udp
  }

  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
}

/// The options of a protocol.
open class NWProtocolOptions: @unchecked Sendable {
  init() {}
}

public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
    public var noDelay = false
    public var enableFastOpen = false
    public var enableKeepalive = false
    public var keepaliveCount = 0
    /// Seconds.
    public var keepaliveIdle = 0
    /// Seconds.
    public var keepaliveInterval = 0
    /// Seconds; 0 for none.
    public var connectionTimeout = 0
  }
}

public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
    public var preferNoChecksum = false
  }
}

public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
    public let securityProtocolOptions = sec_protocol_options()
  }
}

/// The options of TLS, as Security has them.
public final class sec_protocol_options: Sendable {}
public typealias sec_protocol_options_t = sec_protocol_options
public final class sec_protocol_metadata: Sendable {}
public typealias sec_protocol_metadata_t = sec_protocol_metadata
public final class sec_trust: Sendable {}
public typealias sec_trust_t = sec_trust
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
public typealias sec_protocol_verify_t = (
  sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
) -> Void

/// Kept for the compiler: no certificate comes.
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ block: @escaping sec_protocol_verify_t,
  _ queue: DispatchQueue
) {}
