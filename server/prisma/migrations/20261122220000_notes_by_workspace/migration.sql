-- The same note can be in several workspaces: the same content is kept once for a record and workspace.
DROP INDEX "memories_tenant_id_record_id_content_hash_key";
CREATE UNIQUE INDEX "memories_tenant_id_record_id_content_hash_collection_id_key"
  ON "memories"("tenant_id", "record_id", "content_hash", "collection_id") NULLS NOT DISTINCT;
