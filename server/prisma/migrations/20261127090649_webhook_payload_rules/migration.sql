-- Whether an event that breaks a rule for payloads is refused, or sent with a warning.
ALTER TABLE "webhook_event_types" ADD COLUMN "payload_rules" TEXT NOT NULL DEFAULT 'refuse';
ALTER TABLE "webhook_event_type_versions" ADD COLUMN "payload_rules" TEXT NOT NULL DEFAULT 'refuse';
