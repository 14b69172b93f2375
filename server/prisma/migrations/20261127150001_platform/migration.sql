-- How many deliveries of webhooks led to a row, so that a circle of them ends. A transaction that a delivery has caused says
-- so in `keepsake.hops`; what it writes takes the number over. No table is rewritten: the default is the same for each row.
ALTER TABLE "runtime"."outbox"
  -- squawk-ignore adding-field-with-default
  ADD COLUMN "hops" smallint DEFAULT nullif(current_setting('keepsake.hops', true), '')::smallint;
ALTER TABLE "runtime"."jobs"
  -- squawk-ignore adding-field-with-default
  ADD COLUMN "hops" smallint DEFAULT nullif(current_setting('keepsake.hops', true), '')::smallint;
ALTER TABLE "events"
  -- squawk-ignore adding-field-with-default
  ADD COLUMN "hops" smallint DEFAULT nullif(current_setting('keepsake.hops', true), '')::smallint;

-- The folder or bucket that has the files of this database, so that a process with another one notices. One row at most.
CREATE TABLE "runtime"."file_store" (
    "single" BOOLEAN NOT NULL DEFAULT TRUE,
    "id" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "written_by" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "file_store_pkey" PRIMARY KEY ("single"),
    CONSTRAINT "file_store_single_check" CHECK ("single")
);
