-- A free plan's places are guarded by the table too, whatever the program that writes to it.
CREATE FUNCTION sync_guard_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM sync_rows
        WHERE person = NEW.person AND collection = NEW.collection
          AND NOT gone AND locked_at = 0 AND trashed_at = 0)
     > (SELECT active_limit FROM sync_heads WHERE person = NEW.person) THEN
    RAISE EXCEPTION 'no free place';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER sync_places_insert AFTER INSERT ON sync_rows FOR EACH ROW
  WHEN (NEW.collection = 'applications' AND NOT NEW.gone AND NEW.locked_at = 0 AND NEW.trashed_at = 0)
  EXECUTE FUNCTION sync_guard_places();

CREATE TRIGGER sync_places_update AFTER UPDATE ON sync_rows FOR EACH ROW
  WHEN (NEW.collection = 'applications' AND NOT NEW.gone AND NEW.locked_at = 0 AND NEW.trashed_at = 0
    AND (OLD.gone OR OLD.locked_at > 0 OR OLD.trashed_at > 0))
  EXECUTE FUNCTION sync_guard_places();
