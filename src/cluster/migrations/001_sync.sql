-- What people make, by person: every key begins with the person, so that one request touches one place.
-- Bodies and clocks are text and not jsonb, which takes no character zero and forgets how a text was written.

CREATE TABLE sync_heads (
  person text PRIMARY KEY,
  -- The person's newest change, and the number of times anything of theirs was written.
  head bigint NOT NULL,
  version bigint NOT NULL,
  -- What the person's records take, with what is remembered of their changes.
  bytes bigint NOT NULL,
  -- Active records that the plan gave at the last change; null: without a limit.
  active_limit integer,
  -- Lives of the database that the person's devices have seen: [{"id", "startSeq"}].
  timelines text NOT NULL,
  -- Until then the person's data is being moved, and nothing of theirs is taken.
  moving_until bigint NOT NULL DEFAULT 0,
  -- Up to where the server of accounts knows what it has to: files, reminders, settings.
  mirrored bigint NOT NULL DEFAULT 0
);
CREATE INDEX sync_heads_unmirrored ON sync_heads (person) WHERE head > mirrored;

CREATE TABLE sync_rows (
  person text NOT NULL,
  collection text NOT NULL,
  record text NOT NULL,
  rev bigint NOT NULL,
  seq bigint NOT NULL,
  gone boolean NOT NULL,
  locked_at bigint NOT NULL,
  trashed_at bigint NOT NULL,
  resolved_at bigint NOT NULL,
  -- collection/record of what it belongs to; '' where there is none.
  parent text NOT NULL,
  -- What it counts as in plans with quotas: {"kind=post": week}.
  counts jsonb NOT NULL,
  -- Which rules the body was kept by.
  shape text NOT NULL,
  bytes integer NOT NULL,
  at bigint NOT NULL,
  body text NOT NULL,
  clocks text NOT NULL,
  PRIMARY KEY (person, collection, record)
);
CREATE INDEX sync_rows_order ON sync_rows (person, seq);
CREATE INDEX sync_rows_parent ON sync_rows (person, parent) WHERE parent <> '' AND NOT gone;
CREATE INDEX sync_rows_waiting ON sync_rows (person) WHERE locked_at > 0;
CREATE INDEX sync_rows_bin ON sync_rows (trashed_at) WHERE trashed_at > 0;
CREATE INDEX sync_rows_settled ON sync_rows (resolved_at) WHERE resolved_at > 0;

CREATE TABLE sync_receipts (
  person text NOT NULL,
  id text NOT NULL,
  device text NOT NULL,
  receipt text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (person, id)
);
CREATE INDEX sync_receipts_at ON sync_receipts (at);

-- One line per life of the database: a start from a back-up and a promoted standby begin another.
CREATE TABLE sync_lives (
  place integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  mark text NOT NULL UNIQUE
);

-- Passes of the person made before then are no longer good.
CREATE TABLE sync_revoked (
  person text PRIMARY KEY,
  before bigint NOT NULL
);

-- When each regular task was last begun: one worker does it.
CREATE TABLE sync_tasks (
  name text PRIMARY KEY,
  at bigint NOT NULL
);
