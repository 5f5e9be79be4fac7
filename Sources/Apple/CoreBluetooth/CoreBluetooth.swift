// Core Bluetooth: a device without Bluetooth. Every manager's state is unsupported, and nothing is found.
//
// The simulator has none either: https://developer.apple.com/documentation/corebluetooth/cbmanagerstate/unsupported

@_exported import FoundationExtras
