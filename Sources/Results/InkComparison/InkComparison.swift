// The comparison of two pictures of one view that were drawn with different letters and symbols: where the ink
// lies, and not what it looks like within.
//
// The folders, from the bottom up:
//
//   Pictures/   pixels as words, the similarity of two pictures
//   Boxes/      the boxes of what is drawn, lines of text made of letters, pairs of boxes and their distances
//   Strict/     all that differs but the shapes of letters and symbols: places, colours, letters, ink without a counterpart
