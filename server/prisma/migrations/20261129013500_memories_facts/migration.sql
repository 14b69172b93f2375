-- What a model read in a memory, beside the values: it is found by these sentences too. Null if none has read it, so that an older
-- server can go on without them.
ALTER TABLE "memories" ADD COLUMN "facts" JSONB;
