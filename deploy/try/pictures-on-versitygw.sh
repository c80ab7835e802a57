#!/bin/sh
# Copies a folder of pictures into versitygw and back, and compares. Needs Go:
#   sh deploy/try/pictures-on-versitygw.sh .data/uploads
set -eu
pictures=$(realpath "$1")
place=$(mktemp -d)
trap 'kill "$server" 2>/dev/null; rm -rf "$place"' EXIT
server=
gateway=${VERSITYGW:-$place/versitygw}
[ -x "$gateway" ] || GOBIN="$place" go install github.com/versity/versitygw/cmd/versitygw@v1.8.0

mkdir -p "$place/buckets/pictures" "$place/meta" "$place/back" "$place/staging"
ROOT_ACCESS_KEY=shop ROOT_SECRET_KEY=secret-of-the-trial "$gateway" --port 127.0.0.1:7070 --region eu-north-1 --quiet \
  posix --sidecar "$place/meta" "$place/buckets" &
server=$!
until curl -s -o /dev/null http://127.0.0.1:7070; do sleep 0.1; done

export UPLOADS_DIR="$place/staging" S3_ACCESS_KEY_ID=shop S3_SECRET_ACCESS_KEY=secret-of-the-trial
bucket='s3://pictures/shop?endpoint=http://127.0.0.1:7070&region=eu-north-1'
move() { npx node services/catalog/src/move-pictures.ts "$@"; }
move --from "file://$pictures" --to "$bucket"
move --from "file://$pictures" --to "$bucket"
move --from "$bucket" --to "file://$place/back"
diff -r "$pictures/originals" "$place/back/originals"
diff -r "$pictures/variants" "$place/back/variants"
echo 'Both folders are equal.'
if S3_SECRET_ACCESS_KEY=wrong move --from "$bucket" --to "file://$place/back" >"$place/log" 2>&1; then exit 1; fi
grep -o SignatureDoesNotMatch "$place/log" | head -n 1
