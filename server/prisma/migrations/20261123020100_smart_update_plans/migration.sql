-- Planned updates of guidelines and collections, until they expire.
CREATE TABLE "smart_update_plans" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "instruction" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "items" JSONB NOT NULL,
    "unplaced" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "smart_update_plans_pkey" PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "smart_update_plans_expires_at_idx" ON "smart_update_plans"("expires_at");

ALTER TABLE "smart_update_plans" ADD CONSTRAINT "smart_update_plans_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
