// Files and pixels made of a display list.
//
// The folders, from the bottom up:
//
//   Markup      numbers, escapes and JSON as text
//   Outlines    bounds and segments of outlines
//   Bitmap      pixels, their buffers, and the difference of two bitmaps
//   Fonts       faces opened with FreeType, and their outlines
//   PNG         encoding and decoding
//   Raster      `Rasterizer`: a display list as pixels, by cairo and `CPixels`
//   SVG         `SVGExporter`: a display list as SVG
//   HTML        the SVG in a page, with the fonts that it uses
//   LayoutJSON  the views of a frame as JSON
//   Terminal    pictures for terminals: blocks, Kitty, Sixel
