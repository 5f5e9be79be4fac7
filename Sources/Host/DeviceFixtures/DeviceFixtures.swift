// What `--world FILE` says of the device, as values.
//
// The folders, from the bottom up:
//
//   JSON   a JSON text whose values know their lines, decoded with messages that name the place
//   World  the file, and the notes on what frames asked of the device
