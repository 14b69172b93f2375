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
