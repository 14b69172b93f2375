-- A memory that waits to be read first can be edited before.
ALTER TABLE "memory_extractions" DROP CONSTRAINT "memory_extractions_pkey",
  ADD CONSTRAINT "memory_extractions_pkey" PRIMARY KEY USING INDEX "memory_extractions_kind";
