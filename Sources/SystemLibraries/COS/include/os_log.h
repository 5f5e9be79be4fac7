// What stands here on Apple systems is Swift here: see Sources/Apple/os.
