-- which subscriptions wanted an event and got no delivery, and why
ALTER TABLE runtime."webhook_events" ADD COLUMN "withheld" JSONB;

-- the list of events, newest first
CREATE INDEX "webhook_events_listed" ON runtime."webhook_events"("tenant_id", "created_at", "id");
