-- What is read of a stored memory knows its kind, the job that waits for it and what pays for it. A window of turns is one
-- row.
ALTER TABLE "memory_extractions" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'first', ADD COLUMN "operation" TEXT NOT NULL DEFAULT 'memorize',
  ADD COLUMN "event_id" TEXT, ADD COLUMN "item" INTEGER, ADD COLUMN "turns" JSONB, ADD COLUMN "reservation_id" TEXT;
