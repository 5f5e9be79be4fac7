// Managed Settings UI: the screens that cover apps and sites, as an extension describes them; none is shown here.

@_exported import FoundationExtras
@_exported import ManagedSettings
