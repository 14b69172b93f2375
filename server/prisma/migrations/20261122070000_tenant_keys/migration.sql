-- A row belongs to one tenant, and so does everything that it points to: references between tables of tenants carry the
-- tenant on both sides, so that the database itself refuses a row that points into another tenant.

-- Referenced by the tenant and the id. Where there was an index on both it becomes the unique one.
DROP INDEX "records_tenant_id_id_idx";
CREATE UNIQUE INDEX "records_tenant_id_id_key" ON "records"("tenant_id", "id");
DROP INDEX "collections_tenant_id_id_idx";
CREATE UNIQUE INDEX "collections_tenant_id_id_key" ON "collections"("tenant_id", "id");
DROP INDEX "webhook_subscriptions_tenant_id_id_idx";
CREATE UNIQUE INDEX "webhook_subscriptions_tenant_id_id_key" ON "webhook_subscriptions"("tenant_id", "id");
CREATE UNIQUE INDEX "events_tenant_id_id_key" ON "events"("tenant_id", "id");
CREATE UNIQUE INDEX "deletions_tenant_id_id_key" ON "deletions"("tenant_id", "id");
CREATE UNIQUE INDEX "webhook_deliveries_tenant_id" ON "runtime"."webhook_deliveries" ("tenant_id", "id");

-- record_keys
ALTER TABLE "record_keys" DROP CONSTRAINT "record_keys_record_id_fkey";
DROP INDEX "record_keys_record_id_idx";
CREATE INDEX "record_keys_tenant_id_record_id_idx" ON "record_keys"("tenant_id", "record_id");
ALTER TABLE "record_keys" ADD CONSTRAINT "record_keys_tenant_id_record_id_fkey"
  FOREIGN KEY ("tenant_id", "record_id") REFERENCES "records"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- memories
ALTER TABLE "memories" DROP CONSTRAINT "memories_record_id_fkey";
DROP INDEX "memories_record_id_content_hash_key";
CREATE UNIQUE INDEX "memories_tenant_id_record_id_content_hash_key" ON "memories"("tenant_id", "record_id", "content_hash");
ALTER TABLE "memories" ADD CONSTRAINT "memories_tenant_id_record_id_fkey"
  FOREIGN KEY ("tenant_id", "record_id") REFERENCES "records"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- property_values, property_changes
ALTER TABLE "property_values" DROP CONSTRAINT "property_values_record_id_fkey";
ALTER TABLE "property_values" DROP CONSTRAINT "property_values_pkey";
ALTER TABLE "property_values" ADD CONSTRAINT "property_values_pkey"
  PRIMARY KEY ("tenant_id", "record_id", "collection_id", "system_name");
ALTER TABLE "property_values" ADD CONSTRAINT "property_values_tenant_id_record_id_fkey"
  FOREIGN KEY ("tenant_id", "record_id") REFERENCES "records"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "property_changes" DROP CONSTRAINT "property_changes_pkey";
ALTER TABLE "property_changes" ADD CONSTRAINT "property_changes_pkey"
  PRIMARY KEY ("tenant_id", "record_id", "collection_id", "system_name", "version");

-- collection_versions
ALTER TABLE "collection_versions" DROP CONSTRAINT "collection_versions_collection_id_fkey";
ALTER TABLE "collection_versions" DROP CONSTRAINT "collection_versions_pkey";
ALTER TABLE "collection_versions" ADD CONSTRAINT "collection_versions_pkey" PRIMARY KEY ("tenant_id", "collection_id", "version");
ALTER TABLE "collection_versions" ADD CONSTRAINT "collection_versions_tenant_id_collection_id_fkey"
  FOREIGN KEY ("tenant_id", "collection_id") REFERENCES "collections"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- event_items
ALTER TABLE "event_items" DROP CONSTRAINT "event_items_event_id_fkey";
ALTER TABLE "event_items" DROP CONSTRAINT "event_items_pkey";
ALTER TABLE "event_items" ADD CONSTRAINT "event_items_pkey" PRIMARY KEY ("tenant_id", "event_id", "index");
ALTER TABLE "event_items" ADD CONSTRAINT "event_items_tenant_id_event_id_fkey"
  FOREIGN KEY ("tenant_id", "event_id") REFERENCES "events"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- trash. Its key begins with the deletion: what is over is purged for all tenants alike.
ALTER TABLE "trash" DROP CONSTRAINT "trash_deletion_id_fkey";
ALTER TABLE "trash" ADD CONSTRAINT "trash_tenant_id_deletion_id_fkey"
  FOREIGN KEY ("tenant_id", "deletion_id") REFERENCES "deletions"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- usage_entries, credit_holds: found by the tenant, or by their time
ALTER TABLE "usage_entries" DROP CONSTRAINT "usage_entries_pkey";
ALTER TABLE "usage_entries" ADD CONSTRAINT "usage_entries_pkey" PRIMARY KEY ("tenant_id", "id");

-- webhooks
ALTER TABLE "runtime"."webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_subscription_id_fkey";
ALTER TABLE "runtime"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_subscription"
  FOREIGN KEY ("tenant_id", "subscription_id") REFERENCES "webhook_subscriptions" ("tenant_id", "id") ON DELETE CASCADE;

DROP INDEX "runtime"."webhook_dead_letters_tenant";
CREATE UNIQUE INDEX "webhook_dead_letters_tenant" ON "runtime"."webhook_dead_letters" ("tenant_id", "id");
ALTER TABLE "runtime"."webhook_dead_letters" DROP CONSTRAINT "webhook_dead_letters_subscription_id_fkey";
ALTER TABLE "runtime"."webhook_dead_letters" DROP CONSTRAINT "webhook_dead_letters_delivery_id_fkey";
ALTER TABLE "runtime"."webhook_dead_letters" ADD CONSTRAINT "webhook_dead_letters_subscription"
  FOREIGN KEY ("tenant_id", "subscription_id") REFERENCES "webhook_subscriptions" ("tenant_id", "id") ON DELETE CASCADE;
ALTER TABLE "runtime"."webhook_dead_letters" ADD CONSTRAINT "webhook_dead_letters_delivery"
  FOREIGN KEY ("tenant_id", "delivery_id") REFERENCES "runtime"."webhook_deliveries" ("tenant_id", "id") ON DELETE CASCADE;

ALTER TABLE "runtime"."webhook_circuit_changes" DROP CONSTRAINT "webhook_circuit_changes_subscription_id_fkey";
ALTER TABLE "runtime"."webhook_circuit_changes" DROP CONSTRAINT "webhook_circuit_changes_pkey";
ALTER TABLE "runtime"."webhook_circuit_changes" ADD CONSTRAINT "webhook_circuit_changes_pkey" PRIMARY KEY ("tenant_id", "id");
ALTER TABLE "runtime"."webhook_circuit_changes" ADD CONSTRAINT "webhook_circuit_changes_of_subscription"
  FOREIGN KEY ("tenant_id", "subscription_id") REFERENCES "webhook_subscriptions" ("tenant_id", "id") ON DELETE CASCADE;

ALTER TABLE "runtime"."webhook_alerts" DROP CONSTRAINT "webhook_alerts_pkey";
ALTER TABLE "runtime"."webhook_alerts" ADD CONSTRAINT "webhook_alerts_pkey" PRIMARY KEY ("tenant_id", "id");
