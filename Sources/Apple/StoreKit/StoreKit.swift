// StoreKit: the products and purchases of a world file. Nothing is bought.

@_exported import FoundationExtras
