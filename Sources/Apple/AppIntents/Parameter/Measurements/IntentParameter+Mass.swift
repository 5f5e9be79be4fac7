import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
  public typealias Mass = _MassUnit
}

public enum _MassUnit: _UnitName {
  case carats, centigrams, decigrams, grams, kilograms, metricTons, micrograms,
    milligrams, nanograms, ounces, ouncesTroy, picograms, pounds, shortTons, slugs, stones

  public var unit: UnitMass {
    switch self {
    case .carats: .carats
    case .centigrams: .centigrams
    case .decigrams: .decigrams
    case .grams: .grams
    case .kilograms: .kilograms
    case .metricTons: .metricTons
    case .micrograms: .micrograms
    case .milligrams: .milligrams
    case .nanograms: .nanograms
    case .ounces: .ounces
    case .ouncesTroy: .ouncesTroy
    case .picograms: .picograms
    case .pounds: .pounds
    case .shortTons: .shortTons
    case .slugs: .slugs
    case .stones: .stones
    }
  }
}

extension UnitMass: _NamedUnits {
  public typealias Name = _MassUnit
}
