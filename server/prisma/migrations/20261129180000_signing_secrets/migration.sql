-- The secrets that sign callbacks and phone numbers had a table each. What they are encrypted for tells them apart.
CREATE TABLE "signing_secrets" (
  "tenant_id" INTEGER NOT NULL,
  "purpose" TEXT NOT NULL,
  "secret" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
  CONSTRAINT "signing_secrets_pkey" PRIMARY KEY ("tenant_id", "purpose")
);
ALTER TABLE "signing_secrets" ADD CONSTRAINT "signing_secrets_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
INSERT INTO "signing_secrets"
  SELECT "tenant_id", 'gateway.signing_secret', "secret", "created_at" FROM "gateway_signing_secrets"
  UNION ALL
  SELECT "tenant_id", 'notification.signing_secret', "secret", "created_at" FROM "notification_signing_secrets";
-- No release has them, so no version that still runs reads them.
-- squawk-ignore ban-drop-table
DROP TABLE "gateway_signing_secrets";
-- squawk-ignore ban-drop-table
DROP TABLE "notification_signing_secrets";
