-- A memory can be edited: its version counts the edits, and each keeps what it changed.
ALTER TABLE "memories" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
UPDATE "trash" SET "row" = "row" || '{"version": 1}' WHERE "source" = 'memories';

CREATE TABLE "memory_changes" (
    "tenant_id" INTEGER NOT NULL,
    "memory_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "from" JSONB NOT NULL,
    "to" JSONB NOT NULL,
    "actor" TEXT NOT NULL,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "memory_changes_pkey" PRIMARY KEY ("tenant_id", "memory_id", "version", "field")
);
