#!/bin/bash
# Run once, when the first database's folder is made: the standby signs in with the same account.
echo 'host replication jalon all scram-sha-256' >> "$PGDATA/pg_hba.conf"
