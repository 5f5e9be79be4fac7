/// Coded by a template of a message, where it has one: ``MessageFormat/templateKey``.
extension FrameRequest: Codable {
  private enum CodingKeys: CodingKey {
    case product, kind, family, phase, setting, style, world
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let template = decoder.userInfo[MessageFormat.templateKey] as? FrameRequest
    func value<Value: Decodable>(_ key: CodingKeys, _ common: Value?) throws -> Value {
      if let common, !values.contains(key) { return common }
      return try values.decode(Value.self, forKey: key)
    }
    self.init(
      product: try value(.product, template?.product), kind: try value(.kind, template?.kind),
      family: try value(.family, template?.family), phase: try value(.phase, template?.phase),
      setting: try value(.setting, template?.setting), style: try value(.style, template?.style),
      world: try value(.world, template?.world))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let template = encoder.userInfo[MessageFormat.templateKey] as? FrameRequest
    func encode<Value: Encodable & Equatable>(
      _ value: Value, _ common: Value?, _ key: CodingKeys
    ) throws {
      if value != common { try values.encode(value, forKey: key) }
    }
    try encode(product, template?.product, .product)
    try encode(kind, template?.kind, .kind)
    try encode(family, template?.family, .family)
    try encode(phase, template?.phase, .phase)
    try encode(setting, template?.setting, .setting)
    try encode(style, template?.style, .style)
    try encode(world, template?.world, .world)
  }
}
