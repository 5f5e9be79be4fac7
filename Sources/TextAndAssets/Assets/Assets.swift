// A product's resources: asset catalogues, images, colours, string tables.
//
// The folders, from the bottom up:
//
//   Catalogs   `Contents.json`, image sets, colour sets, appearances
//   Images     decoding of image files, SVG among them; encoding of JPEG and HEIC
//   Strings    string tables, string catalogues, plurals, formats
//   Symbols    templates of custom symbols
//   Library    `AssetLibrary`, which finds all of these by name
