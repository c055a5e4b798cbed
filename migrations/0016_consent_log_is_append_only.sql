-- The consent log tells what was agreed to and when; nothing in it is changed afterwards.
CREATE TRIGGER consent_log_is_append_only BEFORE UPDATE ON consent_log BEGIN
  SELECT RAISE(ABORT, 'consent_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER consent_texts_are_append_only BEFORE UPDATE ON consent_texts BEGIN
  SELECT RAISE(ABORT, 'consent_texts is append-only');
END;
