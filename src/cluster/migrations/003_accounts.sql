-- Where the server of accounts stood when it last asked: one that was brought back from a back-up stands elsewhere.
CREATE TABLE sync_accounts (
  is_one boolean PRIMARY KEY DEFAULT TRUE CHECK (is_one),
  timeline text NOT NULL,
  seq bigint NOT NULL
);
