import FoundationExtras

// One for each type that a parameter can have.

open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Bool) -> Self { Self(.success, resolvedValue) }
  open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Int) -> Self { Self(.success, resolvedValue) }
  open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Double) -> Self { Self(.success, resolvedValue) }
  open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: TimeInterval) -> Self {
    Self(.success, resolvedValue)
  }
  open class func confirmationRequired(with valueToConfirm: TimeInterval?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: DateComponents) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [DateComponents]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: DateComponents?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: URL) -> Self { Self(.success, resolvedValue) }
  open class func disambiguation(with valuesToDisambiguate: [URL]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: URL?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INFile) -> Self { Self(.success, resolvedValue) }
  open class func disambiguation(with valuesToDisambiguate: [INFile]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: INFile?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INPerson) -> Self { Self(.success, resolvedValue) }
  open class func disambiguation(with valuesToDisambiguate: [INPerson]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: INPerson?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INCurrencyAmount) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [INCurrencyAmount]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: INCurrencyAmount?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INPaymentMethodResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INPaymentMethod) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [INPaymentMethod]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: INPaymentMethod?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INSpeakableString) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [INSpeakableString]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: INSpeakableString?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INDateComponentsRange) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [INDateComponentsRange]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: INDateComponentsRange?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Measurement<UnitTemperature>) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [Measurement<UnitTemperature>]) -> Self
  {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitTemperature>?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Measurement<UnitLength>) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [Measurement<UnitLength>]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitLength>?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Measurement<UnitMass>) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [Measurement<UnitMass>]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitMass>?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Measurement<UnitVolume>) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [Measurement<UnitVolume>]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitVolume>?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Measurement<UnitSpeed>) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitSpeed>?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Measurement<UnitEnergy>) -> Self {
    Self(.success, resolvedValue)
  }
  open class func disambiguation(with valuesToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitEnergy>?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INMediaItem) -> Self { Self(.success, resolvedValue) }
  open class func disambiguation(with valuesToDisambiguate: [INMediaItem]) -> Self {
    Self(.disambiguation, valuesToDisambiguate)
  }
  open class func confirmationRequired(with valueToConfirm: INMediaItem?) -> Self {
    Self(.confirmation, valueToConfirm)
  }
}

/// The result for a place, a `CLPlacemark`.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedPlacemark: NSObject) -> Self {
    Self(.success, resolvedPlacemark)
  }
  open class func disambiguation(with placemarksToDisambiguate: [NSObject]) -> Self {
    Self(.disambiguation, placemarksToDisambiguate)
  }
  open class func confirmationRequired(with placemarkToConfirm: NSObject?) -> Self {
    Self(.confirmation, placemarkToConfirm)
  }
}
