#!/bin/bash
# One of the two databases: the one that PRIMARY names as the image starts it, the other as its standby, which copies it
# once and, caught up, makes its commits wait for this disk.
set -eu
if [ "$HERE" = "$PRIMARY" ]; then
  exec docker-entrypoint.sh postgres "$@"
fi

ask() {
  psql -h "$PRIMARY" -U jalon -d jalon -qAtc "$1"
}

copy() {
  rm -rf "$PGDATA.new"
  gosu postgres pg_basebackup -h "$PRIMARY" -U jalon -D "$PGDATA.new" -X stream -c fast -R -d "application_name=$HERE" &&
    # A copy of a primary that waited for this one: promoted, it would wait for itself.
    sed -i '/^synchronous_standby_names/d' "$PGDATA.new/postgresql.auto.conf" &&
    mv "$PGDATA.new" "$PGDATA"
}

be_waited_for() {
  until [ "$(ask "SELECT state FROM pg_stat_replication WHERE application_name = '$HERE'")" = streaming ] &&
    ask "ALTER SYSTEM SET synchronous_standby_names = '$HERE'" && ask 'SELECT pg_reload_conf()'; do sleep 2; done
}

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -m 700 -o postgres -g postgres "$(dirname "$PGDATA")"
  until pg_isready -q -h "$PRIMARY" -U jalon && PGPASSWORD=$POSTGRES_PASSWORD copy; do sleep 2; done
elif [ ! -e "$PGDATA/standby.signal" ]; then
  echo "$HERE is not started: its folder is a primary's, and PRIMARY names $PRIMARY. Two that write are worse than none." >&2
  exit 1
fi
PGPASSWORD=$POSTGRES_PASSWORD be_waited_for >/dev/null 2>&1 &
exec gosu postgres postgres "$@"
