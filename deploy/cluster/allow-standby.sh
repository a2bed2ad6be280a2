#!/bin/bash
# Run once, when db1's folder is made: the standby signs in with the same account.
echo 'host replication jalon all scram-sha-256' >> "$PGDATA/pg_hba.conf"
