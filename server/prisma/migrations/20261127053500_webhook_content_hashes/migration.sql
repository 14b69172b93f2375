-- tells the same event, published again, from another one with the same id
ALTER TABLE runtime."webhook_events" ADD COLUMN "content_hash" TEXT;
