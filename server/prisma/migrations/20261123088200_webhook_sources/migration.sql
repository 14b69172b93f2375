-- Sources of inbound webhooks: services whose events become memories.
CREATE TABLE "webhook_sources" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "scheme" TEXT NOT NULL,
    "signature" JSONB,
    "types" TEXT[],
    "mapping" JSONB NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "secret_current" TEXT NOT NULL,
    "secret_previous" TEXT,
    "secret_rotated_at" TIMESTAMPTZ(3) NOT NULL,
    "secret_grace_ends_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "webhook_sources_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "webhook_sources_tenant_id_id_key" ON "webhook_sources"("tenant_id", "id");

ALTER TABLE "webhook_sources" ADD CONSTRAINT "webhook_sources_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What sources have received.
CREATE TABLE "webhook_receipts" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "source_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "event_id" TEXT,
    "accepted_id" TEXT,
    "type" TEXT,
    "reason" TEXT,
    "message" TEXT,
    "job_id" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "webhook_receipts_pkey" PRIMARY KEY ("id")
);

-- an event is accepted once
CREATE UNIQUE INDEX "webhook_receipts_tenant_id_source_id_accepted_id_key"
  ON "webhook_receipts"("tenant_id", "source_id", "accepted_id");
CREATE INDEX "webhook_receipts_tenant_id_source_id_id_idx" ON "webhook_receipts"("tenant_id", "source_id", "id");
CREATE INDEX "webhook_receipts_received_at_idx" ON "webhook_receipts"("received_at");

ALTER TABLE "webhook_receipts" ADD CONSTRAINT "webhook_receipts_tenant_id_source_id_fkey"
  FOREIGN KEY ("tenant_id", "source_id") REFERENCES "webhook_sources"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
