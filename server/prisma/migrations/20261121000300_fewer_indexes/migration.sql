-- A value and a change are found by what they belong to, so that is their key: an id of their own was one more index, and
-- every memory writes several of both.
ALTER TABLE "property_values" DROP COLUMN "id";
DROP INDEX "property_values_record_id_collection_id_system_name_key";
ALTER TABLE "property_values" ADD CONSTRAINT "property_values_pkey" PRIMARY KEY ("record_id", "collection_id", "system_name");

ALTER TABLE "property_changes" DROP COLUMN "id";
DROP INDEX "property_changes_record_id_collection_id_system_name_versio_idx";
ALTER TABLE "property_changes" ADD CONSTRAINT "property_changes_pkey" PRIMARY KEY ("record_id", "collection_id", "system_name", "version");

-- Most values are no number and no date, and most memories have no tags. The index by text stays whole: it is also the one
-- that finds all values of a property.
DROP INDEX "property_values_tenant_id_system_name_number_value_idx";
CREATE INDEX "property_values_tenant_id_system_name_number_value_idx"
  ON "property_values"("tenant_id", "system_name", "number_value") WHERE "number_value" IS NOT NULL;

DROP INDEX "property_values_tenant_id_system_name_date_value_idx";
CREATE INDEX "property_values_tenant_id_system_name_date_value_idx"
  ON "property_values"("tenant_id", "system_name", "date_value") WHERE "date_value" IS NOT NULL;

DROP INDEX "memories_tags_idx";
CREATE INDEX "memories_tags_idx" ON "memories" USING GIN ("tags") WHERE "tags" <> '{}';
