# Installs Vitrine's SDK: the archive at $VITRINE_SDK_URL, whose SHA-256 is $VITRINE_SDK_CHECKSUM. It stays
# in output/sdk, where a later run finds it; its checksum is compared each time.
refuse() {
  echo "${GITHUB_ACTIONS:+::error::}$1" >&2
  exit "$2"
}
if [ -z "${VITRINE_SDK_URL:-}" ]; then
  refuse "VITRINE_SDK_URL is empty. Set it to the address of the SDK's archive (vitrine-…-linux-x86_64.artifactbundle.zip); pull requests of forks get no variables of a repository, so write it into the file." 2
fi
if ! [[ ${VITRINE_SDK_CHECKSUM:-} =~ ^[0-9a-f]{64}$ ]]; then
  refuse "VITRINE_SDK_CHECKSUM is “${VITRINE_SDK_CHECKSUM:-}”. Set it to the 64 hexadecimal digits in the file .sha256 beside the SDK's archive." 2
fi
as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi; }
# Lists that are there may do where a mirror is away.
update_packages() { as_root apt-get -qq -o DPkg::Lock::Timeout=300 update >/dev/null || true; }
install_packages() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -y \
    --no-install-recommends install "$@" >/dev/null </dev/null ||
    refuse "apt-get could not install: $*. Its messages are above." 3
}
if ! command -v curl >/dev/null || ! command -v unzip >/dev/null; then
  update_packages
  install_packages ca-certificates curl unzip
fi
archive=output/sdk/vitrine.artifactbundle.zip
checksum() { sha256sum <"$archive" 2>/dev/null | cut -d ' ' -f 1; }
if [ -f "$archive" ] && [ "$(checksum)" = "$VITRINE_SDK_CHECKSUM" ]; then
  echo "The SDK is there from an earlier run."
else
  if [ -f "$archive" ]; then echo "The SDK from an earlier run has another checksum: it is fetched again."; fi
  mkdir -p output/sdk
  rm -f "$archive"
  if ! curl --fail --silent --show-error --location --retry 2 --connect-timeout 20 \
    --output "$archive" -- "$VITRINE_SDK_URL"; then
    rm -f "$archive"
    refuse "The SDK can't be fetched from $VITRINE_SDK_URL; the message of curl is above." 3
  fi
  found=$(checksum)
  if [ "$found" != "$VITRINE_SDK_CHECKSUM" ]; then
    rm -f "$archive"
    refuse "The SDK at $VITRINE_SDK_URL has the checksum $found, and VITRINE_SDK_CHECKSUM is $VITRINE_SDK_CHECKSUM. Compare both with the file .sha256 beside the archive." 3
  fi
fi
if swift sdk list | grep -x vitrine >/dev/null; then swift sdk remove vitrine >/dev/null; fi
swift sdk install "$archive" >/dev/null || refuse "swift can't install the SDK; its message is above." 3
# Swift takes the folder of the user, whatever HOME says.
home=${CFFIXED_USER_HOME:-$(getent passwd "$(id -u)" | cut -d : -f 6)}
sdk=$home/.swiftpm/swift-sdks/vitrine.artifactbundle/vitrine
# The SDK lists what it uses of the system: "a|b" is the first of these that the distribution has.
missing=()
while IFS=$'\t' read -r group alternatives _; do
  if [ "$group" != run ]; then continue; fi
  for package in ${alternatives//|/ }; do
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) || true
    if [ "$status" = installed ]; then continue 2; fi
  done
  missing+=("$alternatives")
done <"$sdk/share/vitrine/packages.tsv"
if [ ${#missing[@]} -gt 0 ]; then
  update_packages
  chosen=()
  for alternatives in "${missing[@]}"; do
    for package in ${alternatives//|/ }; do
      if apt-cache show "$package" >/dev/null 2>&1; then break; fi
    done
    chosen+=("$package")
  done
  install_packages "${chosen[@]}"
fi
"$sdk/bin/vitrine" --version
PATH=$sdk/bin:$PATH
if [ -n "${GITHUB_PATH:-}" ]; then echo "$sdk/bin" >>"$GITHUB_PATH"; fi
