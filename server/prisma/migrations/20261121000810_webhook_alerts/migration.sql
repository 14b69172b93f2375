-- What was wrong with a tenant's deliveries, and until when. One that lasts is one row.
CREATE TABLE "runtime"."webhook_alerts" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "tenant_id" integer NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "metric" text NOT NULL,
  "priority" integer NOT NULL,
  "value" double precision NOT NULL,
  "threshold" double precision NOT NULL,
  "message" text NOT NULL,
  "raised_at" timestamptz(3) NOT NULL DEFAULT "app_now"(),
  "cleared_at" timestamptz(3)
);
CREATE UNIQUE INDEX "webhook_alerts_open" ON "runtime"."webhook_alerts" ("tenant_id", "metric") WHERE "cleared_at" IS NULL;
CREATE INDEX "webhook_alerts_raised" ON "runtime"."webhook_alerts" ("raised_at");
