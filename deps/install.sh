#!/bin/bash
# Brings what a build needs onto this machine: apt packages (packages.tsv), then the pinned fonts
# and icons (fonts.tsv, wheels.tsv, symbols.tsv), baked into .deps, which git ignores.
#
#   deps/install.sh          to build and to draw
#   deps/install.sh --test   and what the tests compare with
#
# Our tools for Swift source (Tools/swift-source, Tools/frontend) are compiled as well, where Swift is installed.
#
# Run again, it finds the stamp and ends at once. Runs as root or with sudo that asks for no
# password, and asks nothing. A second work tree can share the first one's: ln -s ../first/.deps .deps
set -euo pipefail
cd "$(dirname "$0")/.."

groups="build"
if [ "${1:-}" = "--test" ]; then groups="build test"; fi

fingerprint() {
  # Everything that decides what is installed and baked.
  find deps -type f ! -name '*.pyc' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum |
    cut -d' ' -f1
}

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# Prints the packages of the wanted groups that aren't here, one "need alternatives" a line.
missing_packages() {
  local group package need alternative
  while IFS=$'\t' read -r group package need _; do
    case " $groups " in *" $group "*) ;; *) continue ;; esac
    for alternative in ${package//|/ }; do
      if is_installed "$alternative"; then continue 2; fi
    done
    # What was got another way (a pip of one's own, a python from source) is as good.
    case $package in
      python3) if python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null; then continue; fi ;;
      python3-pip) if python3 -m pip --version >/dev/null 2>&1; then continue; fi ;;
      chromium) if command -v chromium chromium-browser google-chrome >/dev/null 2>&1; then continue; fi ;;
      python3-yaml) if python3 -c 'import yaml' 2>/dev/null; then continue; fi ;;
      curl | jq | rsync | unzip) if command -v "$package" >/dev/null 2>&1; then continue; fi ;;
    esac
    echo "$need $package"
  done < <(grep -v -e '^#' -e $'^group\t' deps/packages.tsv)
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}

install_packages() {
  local missing need package alternative chosen=()
  missing=$(missing_packages)
  if [ -z "$missing" ]; then return; fi
  local all
  all=$(echo "$missing" | cut -d' ' -f2 | sed 's/|.*//' | tr '\n' ' ')
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "error: this is not a Debian or Ubuntu system (no apt-get)." >&2
    echo "       Install what these Debian packages hold, then run the command again: $all" >&2
    exit 2
  fi
  if [ "$(id -u)" -ne 0 ] && ! sudo -n true 2>/dev/null; then
    echo "error: packages are missing, and sudo would ask for a password. Run once by hand:" >&2
    echo "       sudo apt-get install -y $all" >&2
    exit 2
  fi
  echo "deps: installing $all"
  local log
  log=$(mktemp)
  trap 'rm -f "$log"' RETURN
  # A mirror that is briefly away need not stop us: the lists on the machine may do.
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 update \
    >"$log" 2>&1 || echo "deps: apt-get update failed; going on with the lists that are here" >&2
  while read -r need package; do
    for alternative in ${package//|/ }; do
      if [[ $(LC_ALL=C apt-cache policy "$alternative" 2>/dev/null) =~ Candidate:\ [^\(] ]]; then
        chosen+=("$alternative")
        continue 2
      fi
    done
    if [ "$need" = must ]; then
      echo "error: apt knows no package called ${package//|/ or }; is the list of sources complete?" >&2
      exit 2
    fi
    echo "deps: left out $package, which this distribution has not got" >&2
  done <<<"$missing"
  if [ ${#chosen[@]} -eq 0 ]; then return; fi
  if ! as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends \
    -o DPkg::Lock::Timeout=300 install "${chosen[@]}" >"$log" 2>&1 </dev/null; then
    tail -n 15 "$log" >&2
    echo "error: apt-get could not install: ${chosen[*]} (its last lines are above)" >&2
    exit 2
  fi
  # The tests start an sshd of their own; the machine's isn't to run because of them.
  if [[ " ${chosen[*]} " == *" openssh-server "* ]] && command -v systemctl >/dev/null 2>&1; then
    as_root systemctl disable --now ssh.service ssh.socket >/dev/null 2>&1 || true
  fi
}

# Frames can be drawn without the tools, so their absence is a warning.
compile_tools() {
  if ! Tools/swift --is-there 2>/dev/null; then
    echo "deps: warning: our tools for Swift source aren't compiled: Swift is not installed; then run" >&2
    echo "      make deps again" >&2
    return
  fi
  if ! Tools/swift-source/build; then
    echo "deps: warning: without swift-source inline snapshots can't be recorded, and reports don't" >&2
    echo "      say where views are declared" >&2
  fi
  if ! Tools/frontend/build; then
    echo "deps: warning: without vitrine-frontend \"#if os(iOS)\" is false" >&2
  fi
}

# A stamp vouches for the fonts and icons; the libraries are asked for, since .deps may have been
# copied from another machine.
wanted=$(fingerprint)
stamp=.deps/stamp-${groups// /-}
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ] && [ -f .deps/manifest.json ] &&
  pkg-config --exists cairo libpng libjpeg harfbuzz freetype2 libdeflate libcmark-gfm libmd libseccomp sqlite3 libcrypto \
    libwebp libwebpdemux libtiff-4 libheif lcms2 2>/dev/null && [ -f /usr/include/gif_lib.h ]; then
  compile_tools
  exit 0
fi

install_packages
mkdir -p .deps
python=python3
if ! python3 -m pip --version >/dev/null 2>&1; then python=/usr/bin/python3; fi
PYTHONDONTWRITEBYTECODE=1 "$python" deps/bake/main.py
echo "$wanted" >"$stamp.new"
mv "$stamp.new" "$stamp"
compile_tools
