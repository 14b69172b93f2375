-- The secret that signs the callbacks of notifications, created when it is first needed.
CREATE TABLE "notification_signing_secrets" (
    "tenant_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "notification_signing_secrets_pkey" PRIMARY KEY ("tenant_id")
);
ALTER TABLE "notification_signing_secrets" ADD CONSTRAINT "notification_signing_secrets_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
