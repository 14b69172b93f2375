-- Images, audio and PDFs, once for each tenant and content. The content is in the attachment store.
CREATE TABLE "media_files" (
    "tenant_id" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "description" TEXT,
    "transcript" TEXT,
    "pages" TEXT[],
    "page_count" INTEGER,
    "file_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "media_files_pkey" PRIMARY KEY ("tenant_id", "sha256")
);

ALTER TABLE "media_files" ADD CONSTRAINT "media_files_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "media_files_remove_file" AFTER DELETE ON "media_files"
  FOR EACH ROW EXECUTE FUNCTION "runtime"."remove_file"();

-- The thumbnail of an image.
CREATE TABLE "media_thumbnails" (
    "tenant_id" INTEGER NOT NULL,
    "media_sha256" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "file_key" TEXT NOT NULL,

    CONSTRAINT "media_thumbnails_pkey" PRIMARY KEY ("tenant_id", "media_sha256")
);

ALTER TABLE "media_thumbnails" ADD CONSTRAINT "media_thumbnails_tenant_id_media_sha256_fkey"
  FOREIGN KEY ("tenant_id", "media_sha256") REFERENCES "media_files"("tenant_id", "sha256") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "media_thumbnails_remove_file" AFTER DELETE ON "media_thumbnails"
  FOR EACH ROW EXECUTE FUNCTION "runtime"."remove_file"();

-- A memory of a file. The record has no foreign key: a deleted record leaves its table until its deletion is cancelled.
CREATE TABLE "media" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "record_id" TEXT,
    "name" TEXT NOT NULL,
    "caption" TEXT,
    "transcript" TEXT,
    "words_hash" TEXT NOT NULL,
    "tags" TEXT[],
    "timestamp" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "media_tenant_id_id_key" ON "media"("tenant_id", "id");
CREATE UNIQUE INDEX "media_tenant_id_sha256_record_id_words_hash_key"
  ON "media"("tenant_id", "sha256", "record_id", "words_hash") NULLS NOT DISTINCT;
CREATE INDEX "media_tenant_id_timestamp_id_idx" ON "media"("tenant_id", "timestamp" DESC, "id" DESC);
CREATE INDEX "media_tenant_id_record_id_idx" ON "media"("tenant_id", "record_id");

ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_sha256_fkey"
  FOREIGN KEY ("tenant_id", "sha256") REFERENCES "media_files"("tenant_id", "sha256") ON DELETE CASCADE ON UPDATE CASCADE;
