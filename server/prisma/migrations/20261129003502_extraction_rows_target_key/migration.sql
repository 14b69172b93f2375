ALTER TABLE "memory_extractions" DROP CONSTRAINT "memory_extractions_pkey",
  ADD CONSTRAINT "memory_extractions_pkey" PRIMARY KEY USING INDEX "memory_extractions_target_kind",
  -- an earlier server matches rows by it, which null never does
  -- squawk-ignore ban-drop-not-null
  ALTER COLUMN "memory_id" DROP NOT NULL;
UPDATE "memory_extractions" SET "memory_id" = NULL WHERE "kind" <> 'first';
