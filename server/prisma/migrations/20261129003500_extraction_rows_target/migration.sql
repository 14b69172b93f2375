-- A server of an earlier version queues, claims and ends the rows of a memory by `memory_id`, of which it knows one each.
-- Only what it can read has one. `target_id` is the memory of every row.
ALTER TABLE "memory_extractions" ADD COLUMN "target_id" TEXT;
UPDATE "memory_extractions" SET "target_id" = "memory_id";

CREATE FUNCTION "runtime"."keep_extraction_target"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."target_id" IS NULL THEN
    NEW."target_id" := NEW."memory_id";
  ELSIF NEW."kind" = 'first' THEN
    NEW."memory_id" := NEW."target_id";
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "memory_extractions_target" BEFORE INSERT ON "memory_extractions"
  FOR EACH ROW EXECUTE FUNCTION "runtime"."keep_extraction_target"();
