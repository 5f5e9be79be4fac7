# Read by the programs in ../bin, which set `sdk` to the folder of the SDK first.

fail() {
  echo "error: vitrine: $1" >&2
  exit 1
}

# find_toolchain: sets `toolchain` to the folder with the programs of the toolchain that the caller belongs to (its
# package manager; a widget's executable, by the library of Swift that it runs with), or else of the one on PATH; and
# `resources` to that of its libraries.
find_toolchain() {
  check_machine
  caller=$(readlink "/proc/$PPID/exe" 2>/dev/null) || caller=
  toolchain=${caller%/*}
  if [ -z "$toolchain" ] || ! [ -x "$toolchain/swift-frontend" ]; then
    toolchain=$(sed -n '\|/lib/swift/linux/libswiftCore.so$|{ s|^[^/]*||; s|/lib/.*|/bin|p; q; }' \
      "/proc/$PPID/maps" 2>/dev/null) || toolchain=
  fi
  rest=${PATH:-}:
  while [ -z "$toolchain" ] || ! [ -x "$toolchain/swift-frontend" ]; do
    [ -n "$rest" ] || fail "there is no Swift toolchain on PATH. Get Swift $(cat "$sdk/share/vitrine/compiler") \
from https://www.swift.org/install/linux/"
    toolchain=$(readlink -f "${rest%%:*}/swift") || toolchain=
    toolchain=${toolchain%/*}
    rest=${rest#*:}
  done
  resources=${toolchain%/*}/lib/swift
}

# check_machine: the programs and libraries of the SDK are of one processor.
check_machine() {
  machine=$(uname -m)
  [ "$machine" = x86_64 ] || fail "this Swift SDK is of x86_64, and this machine is $machine. Use an x86_64 machine, or \
the container there with --platform linux/amd64 (docs/ci.md)."
}

# check_compiler: the modules of the SDK can be read by the compiler that made them, and no other. Asking a compiler
# for its version takes long, so the answer is kept for each.
check_compiler() {
  check share/vitrine/compiler
  read -r wanted <"$sdk/share/vitrine/compiler"
  cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/vitrine
  answer=$cache/compiler-$(stat -L -c '%s-%Y-%i' "$toolchain/swift-frontend")
  version=
  if [ -r "$answer" ]; then read -r version <"$answer" || true; fi
  if [ -z "$version" ]; then
    version=$("$toolchain/swiftc" --version 2>/dev/null | sed -n 's/.*Swift version \([^ ]*\).*/\1/p' | head -n 1)
    { mkdir -p "$cache" && echo "$version" >"$answer.$$" && mv "$answer.$$" "$answer"; } 2>/dev/null || true
  fi
  [ "$version" = "$wanted" ] || fail "this Swift SDK was built with Swift $wanted, and $toolchain/swiftc is Swift \
${version:-of an unknown version}. Use Swift $wanted, or install the SDK whose file is named for swift$version: \
swift sdk remove vitrine, then swift sdk install FILE."
}

# check FILE: fails where the bundle was unpacked in part.
check() {
  [ -s "$sdk/$1" ] || fail "the Swift SDK in $sdk is incomplete: it has no $1. \
Install it again: swift sdk remove vitrine, then swift sdk install FILE."
}

# check_libraries: fails where the system has not got what the SDK's library is linked with.
check_libraries() {
  missing=$(LD_LIBRARY_PATH=$sdk/lib:$resources/linux ldd "$sdk/lib/libVitrine.so" 2>/dev/null |
    sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u)
  [ -z "$missing" ] && return
  packages=
  for library in $missing; do
    packages="$packages $(sed -n "s|^$library	||p" "$sdk/share/vitrine/libraries.tsv")"
  done
  packages=$(echo "$packages" | tr ' ' '\n' | sort -u)
  # And what is opened when it is needed, so that one line is enough.
  packages="$packages $(missing_packages)"
  fail "libraries of the system are missing: $(echo $missing). Install them: \
sudo apt-get install $(echo $packages | tr ' ' '\n' | awk '!seen[$0]++' | tr '\n' ' ' | sed 's/ $//')"
}

# missing_packages: prints the packages of the system that the SDK lists and that aren't installed. "a|b" is the first
# of these that the distribution has.
missing_packages() {
  command -v dpkg-query >/dev/null || return 0
  cut -f 1,2 "$sdk/share/vitrine/packages.tsv" | sed -n 's/^run[[:space:]]*//p' | while read -r names; do
    found=
    for name in $(echo "$names" | tr '|' ' '); do
      case $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null) in installed) found=$name ;; esac
    done
    [ -z "$found" ] || continue
    for name in $(echo "$names" | tr '|' ' '); do
      [ -n "$(apt-cache show "$name" 2>/dev/null)" ] || continue
      found=$name
      break
    done
    echo "${found:-${names%%|*}}"
  done
}
