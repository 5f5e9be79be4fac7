extension TypeTable {
  /// Types that few files have.
  static let rare: [String: Row] = [
    "com.apple.application-bundle": Row(
      [], nil, ["com.apple.application", "com.apple.bundle", "com.apple.package"]),
    "com.apple.plugin": Row([], nil, ["com.apple.bundle", "com.apple.package"]),
    "com.apple.framework": Row(["framework"], nil, ["com.apple.bundle"]),
    "public.unix-executable": Row([], nil, ["public.executable", "public.data"]),
    "com.microsoft.windows-executable": Row(
      ["exe"], "application/x-msdownload", ["public.executable"]),
    "public.spreadsheet": Row([], nil, ["public.content"]),
    "public.presentation": Row([], nil, ["public.composite-content"]),
    "public.3d-content": Row([], nil, ["public.content"]),
    "com.pixar.universal-scene-description": Row(
      ["usd", "usda", "usdc"], nil, ["public.3d-content", "public.data"]),
    "public.bookmark": Row([], nil, ["public.data"]),
    "com.apple.internet-location": Row([], nil, ["public.data"]),
    "public.email-message": Row(["eml"], "message/rfc822", ["public.message"]),
    "public.message": Row([], nil, []),
    "public.to-do-item": Row([], nil, []),
    "public.disk-image": Row([], nil, ["public.archive"]),
    "public.shell-script": Row(["sh", "command"], nil, ["public.script"]),
    "public.script": Row([], nil, ["public.source-code"]),
    "public.python-script": Row(["py"], "text/x-python-script", ["public.script"]),
    "public.c-source": Row(["c"], nil, ["public.source-code"]),
    "public.c-header": Row(["h"], nil, ["public.source-code"]),
    "public.objective-c-source": Row(["m"], nil, ["public.source-code"]),
    "public.bzip2-archive": Row(["bz2"], "application/x-bzip2", ["public.data", "public.archive"]),
    "com.apple.archive": Row(["aar"], nil, ["public.data", "public.archive"]),
    "public.x509-certificate": Row(["cer", "crt"], "application/x-x509-ca-cert", ["public.data"]),
    "com.rsa.pkcs-12": Row(["p12", "pfx"], "application/x-pkcs12", ["public.data"]),
    "public.playlist": Row([], nil, []),
    "public.m3u-playlist": Row(
      ["m3u", "m3u8"], "audio/mpegurl", ["public.text", "public.playlist"]),
    "com.apple.protected-mpeg-4-audio": Row(["m4p"], nil, ["public.audio"]),
    "public.midi-audio": Row(["midi", "mid"], "audio/midi", ["public.audio"]),
    "public.avi": Row(["avi"], "video/avi", ["public.movie"]),
    "public.mpeg": Row(["mpg", "mpeg"], "video/mpeg", ["public.movie"]),
    "public.mpeg-2-video": Row(["m2v"], "video/mpeg2", ["public.video"]),
    "public.symlink": Row([], nil, ["public.item"]),
    "com.apple.alias-file": Row([], nil, ["public.data"]),
    "com.apple.bookmark": Row([], nil, ["public.data"]),
    "public.delimited-values-text": Row([], nil, ["public.text"]),
    "com.apple.flat-rtfd": Row([], nil, ["public.data", "public.composite-content"]),
    "com.apple.rtfd": Row(["rtfd"], nil, ["com.apple.package", "public.composite-content"]),
    "com.apple.webarchive": Row(
      ["webarchive"], "application/x-webarchive", ["public.data", "public.composite-content"]),
    "com.apple.binary-property-list": Row([], nil, ["com.apple.property-list"]),
    "com.apple.xml-property-list": Row([], nil, ["com.apple.property-list", "public.xml"]),
    "com.ilm.openexr-image": Row(["exr"], "image/x-exr", ["public.image"]),
  ]
}
