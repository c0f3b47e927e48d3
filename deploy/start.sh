#!/bin/sh
# Starts nginx with the site. Writes what depends on the environment into TOOLCRIB_RUN (a tmpfs in the container) and
# nothing anywhere else. `start.sh health` asks the running server whether it is well.
set -eu
# A range of letters means these letters, and a byte is a character.
LC_ALL=C
export LC_ALL

home=${TOOLCRIB_HOME:-/usr/share/toolcrib}
run=${TOOLCRIB_RUN:-/tmp/toolcrib}
port=${PORT:-8080}

fail() {
  echo "toolcrib: $1" >&2
  exit 1
}

case $port in
'' | *[!0-9]*) fail "PORT must be a number, not \"$port\"." ;;
esac

if [ "${1:-}" = health ]; then
  exec bash -c 'exec 3<>"/dev/tcp/127.0.0.1/$0" && printf "GET /healthz HTTP/1.0\r\n\r\n" >&3 && head -n 1 <&3 | grep -q " 200 "' "$port"
fi

mkdir -p "$run/host" 2>/dev/null && [ -w "$run" ] || fail "the folder $run cannot be written to; mount a tmpfs on it."
rm -f "$run"/host/*
ln -sfn "$home/site" "$run/site"
cp "$home/nginx.conf" "$home/server/headers.conf" "$run/"

# --- nginx ---------------------------------------------------------------------------------------------------------
printf 'listen %s;\n' "$port" >"$run/listen.conf"
[ ! -e /proc/net/if_inet6 ] || printf 'listen [::]:%s;\n' "$port" >>"$run/listen.conf"

brotli=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
echo 'gzip_static on;' >"$run/encodings.conf"
: >"$run/modules.conf"
if [ -e "$brotli" ]; then
  echo "load_module $brotli;" >"$run/modules.conf"
  echo 'brotli_static on;' >>"$run/encodings.conf"
fi

# Nobody's visits are written down unless the host wants them to be.
if [ "${TOOLCRIB_ACCESS_LOG:-}" = true ]; then echo 'access_log /dev/stdout;'; else echo 'access_log off;'; fi >"$run/log.conf"

# Patterns of the shell see the whole text; grep would look at each line for itself.
case ${TOOLCRIB_BASE:-} in
*[!A-Za-z0-9/_~.-]*) fail "TOOLCRIB_BASE must be a path, not \"$TOOLCRIB_BASE\"." ;;
esac
base=$(printf '/%s/' "${TOOLCRIB_BASE:-}" | tr -s /)
: >"$run/base.conf"
if [ "$base" != / ]; then
  literal=$(printf '%s' "$base" | sed 's/[.]/\\./g')
  cat >"$run/base.conf" <<EOF
if (\$uri = ${base%/}) { return 308 $base\$is_args\$args; }
rewrite ^(/healthz|/404\.html)\$ \$1 break;
rewrite ^$literal(.*)\$ /\$1 break;
default_type text/plain;
return 404 "Not Found\n";
EOF
fi

# --- toolcrib.config.json ------------------------------------------------------------------------------------------
json_string() {
  printf '"%s"' "$(printf '%s' "$1" | tr -d '\000-\010\013\014\016-\037' |
    sed ':a;$!{N;ba};s/\\/\\\\/g;s/"/\\"/g;s/\t/\\t/g;s/\r/\\r/g;s/\n/\\n/g')"
}
json_list() { # in a subshell: names are no patterns for files
  set -f
  printf '['
  separator=''
  for entry in $(printf '%s' "$1" | tr ',' ' '); do
    printf '%s%s' "$separator" "$(json_string "$entry")"
    separator=,
  done
  printf ']'
}
pairs=''
add() { # <format> <key> <variable>: nothing when the variable is not set; set to nothing counts
  eval "given=\${$3+given} value=\${$3-}"
  [ -n "$given" ] || return 0
  case $1/$value in
  list/*) value=$(json_list "$value") ;;
  boolean/true | boolean/false) ;;
  *) value=$(json_string "$value") ;;
  esac
  pairs="$pairs${pairs:+,}\"$2\":$value"
}
add list tools.hidden TOOLCRIB_HIDDEN_TOOLS
add list categories.hidden TOOLCRIB_HIDDEN_CATEGORIES
add text app.language TOOLCRIB_LANGUAGE
add text app.theme TOOLCRIB_THEME
add text app.homeText TOOLCRIB_HOME_TEXT
add text app.homeText.fr TOOLCRIB_HOME_TEXT_FR
add text app.supportUrl TOOLCRIB_SUPPORT_URL
add boolean showBanner TOOLCRIB_SHOW_BANNER
add text app.bannerText TOOLCRIB_BANNER_TEXT
add text app.bannerText.fr TOOLCRIB_BANNER_TEXT_FR
add boolean plausible.isTrackerEnabled TOOLCRIB_TRACKER_ENABLED
add text plausible.domain TOOLCRIB_PLAUSIBLE_DOMAIN
add boolean plausible.trackLocalhost TOOLCRIB_PLAUSIBLE_TRACK_LOCALHOST
# Without any of them, the file of the site counts: the built one, or one that is mounted over it.
[ -z "$pairs" ] || printf '{%s}\n' "$pairs" >"$run/host/toolcrib.config.json"

# --- hidden addresses, sitemap -------------------------------------------------------------------------------------
: >"$run/hidden.conf"
url=${TOOLCRIB_URL:-}
locations=''
hidden_tools=,$(printf '%s' "${TOOLCRIB_HIDDEN_TOOLS:-}" | tr -s '[:space:]' ','),
hidden_categories=,$(printf '%s' "${TOOLCRIB_HIDDEN_CATEGORIES:-}" | tr -s '[:space:]' ','),
while read -r path category id; do
  case "$hidden_tools $hidden_categories" in
  *,"${id:--}",*' '* | *' '*,"$category",*)
    printf '~^%s(/|$) 1;\n' "$path" >>"$run/hidden.conf"
    continue
    ;;
  esac
  # Old addresses lead on to a tool and stand in no sitemap.
  [ "$path" != "/$id" ] || locations="$locations<url><loc>${url%/}$path</loc></url>"
done <"$home/server/routes.txt"
if [ -n "$url" ]; then
  case $url in
  *[][\<\>\&\"\'[:space:]]*) fail "TOOLCRIB_URL must be an address, not \"$url\"." ;;
  http://?* | https://?*) ;;
  *) fail "TOOLCRIB_URL must be an address, not \"$url\"." ;;
  esac
  printf '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">%s</urlset>\n' \
    "$locations" >"$run/host/sitemap.xml"
  printf 'User-agent: *\nAllow: /\nSitemap: %s/sitemap.xml\n' "${url%/}" >"$run/host/robots.txt"
fi

# --- the search from the address bar --------------------------------------------------------------------------------
complete() { sed "s|\"[^\"]*/?q=|\"$1?q=|; s|>[^<]*favicon\.svg<|>$1favicon.svg<|" "$home/site/opensearch.xml"; }
if [ -n "$url" ]; then
  complete "$(printf '%s' "${url%/}/" | sed 's/[\\&|]/\\&/g')" >"$run/host/opensearch.xml"
  printf 'root .;\ntry_files /host/opensearch.xml =404;\n' >"$run/opensearch.conf"
else
  printf "return 200 '%s';\n" "$(complete "\$public_scheme://\$public_host$base")" >"$run/opensearch.conf"
fi

exec nginx -e stderr -p "$run/" -c "$run/nginx.conf"
