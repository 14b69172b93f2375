-- Files of rows that are about to be inserted or were deleted. A file is deleted when its row here is due.
CREATE TABLE "runtime"."file_removals" (
    "key" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "removing" BOOLEAN NOT NULL DEFAULT FALSE,

    CONSTRAINT "file_removals_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "file_removals_due_at" ON "runtime"."file_removals" ("due_at");

-- For tables with a file_key: also runs if the row is deleted with its parent.
CREATE FUNCTION "runtime"."remove_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO runtime.file_removals (key, due_at) VALUES (OLD.file_key, app_now()) ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END $$;

-- Files of guidelines. Their content is in the attachment store.
CREATE TABLE "guideline_attachments" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "guideline_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "description" TEXT,
    "mime_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "file_key" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "guideline_attachments_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "guideline_attachments_tenant_id_guideline_id_id_key"
  ON "guideline_attachments"("tenant_id", "guideline_id", "id");

ALTER TABLE "guideline_attachments" ADD CONSTRAINT "guideline_attachments_tenant_id_guideline_id_fkey"
  FOREIGN KEY ("tenant_id", "guideline_id") REFERENCES "guidelines"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "guideline_attachments_remove_file" AFTER DELETE ON "guideline_attachments"
  FOR EACH ROW EXECUTE FUNCTION "runtime"."remove_file"();
