-- The destination that receives what a source accepts belongs to the source, and is deleted with it.
ALTER TABLE "webhook_subscriptions" ADD COLUMN "source_id" TEXT;
CREATE UNIQUE INDEX "webhook_subscriptions_of_source" ON "webhook_subscriptions" ("tenant_id", "source_id");
ALTER TABLE "webhook_subscriptions" ADD CONSTRAINT "webhook_subscriptions_tenant_id_source_id_fkey"
  FOREIGN KEY ("tenant_id", "source_id") REFERENCES "webhook_sources" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
