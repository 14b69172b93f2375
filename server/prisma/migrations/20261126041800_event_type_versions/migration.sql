-- Declared event types as they were in each version: what earlier events matched.
CREATE TABLE "webhook_event_type_versions" (
    "tenant_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "schema" JSONB NOT NULL,
    "example" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_event_type_versions_pkey" PRIMARY KEY ("tenant_id", "type", "version")
);

ALTER TABLE "webhook_event_type_versions" ADD CONSTRAINT "webhook_event_type_versions_tenant_id_type_fkey"
  FOREIGN KEY ("tenant_id", "type") REFERENCES "webhook_event_types"("tenant_id", "type") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "webhook_event_type_versions" ("tenant_id", "type", "description", "schema", "example", "version", "archived_at", "created_at", "updated_at")
SELECT "tenant_id", "type", "description", "schema", "example", "version", "archived_at", "created_at", "updated_at" FROM "webhook_event_types";
