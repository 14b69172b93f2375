-- The version of the analyzer that made a passage's keys. Passages without one are analyzed again in the background.
ALTER TABLE "search"."documents" ADD COLUMN "analyzer" SMALLINT;
CREATE INDEX "documents_analyzer" ON "search"."documents" ("analyzer");
