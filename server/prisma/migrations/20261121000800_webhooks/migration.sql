-- CreateTable
CREATE TABLE "webhook_subscriptions" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT,
    "events" TEXT[],
    "api_version" TEXT NOT NULL,
    "guarantee" TEXT NOT NULL,
    "timeout_ms" INTEGER NOT NULL,
    "auth_type" TEXT NOT NULL,
    "auth_secret" TEXT,
    "secret_current" TEXT NOT NULL,
    "secret_previous" TEXT,
    "secret_rotated_at" TIMESTAMPTZ(3) NOT NULL,
    "secret_grace_ends_at" TIMESTAMPTZ(3),
    "circuit_state" TEXT NOT NULL DEFAULT 'closed',
    "circuit_opened_at" TIMESTAMPTZ(3),
    "circuit_probe_at" TIMESTAMPTZ(3),
    "circuit_probe" TEXT,
    "circuit_successes" INTEGER NOT NULL DEFAULT 0,
    "failure_count" INTEGER NOT NULL DEFAULT 0,
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "webhook_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_subscriptions_tenant_id_id_idx" ON "webhook_subscriptions"("tenant_id", "id");

-- CreateIndex
CREATE INDEX "webhook_subscriptions_circuit_probe_at_idx" ON "webhook_subscriptions"("circuit_probe_at");

-- AddForeignKey
ALTER TABLE "webhook_subscriptions" ADD CONSTRAINT "webhook_subscriptions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is delivered. `data` is the text that goes out, kept as text so that each attempt sends the same bytes; what does
-- not fit into a delivery is in `whole`, and `data` says where to fetch it.
CREATE TABLE "runtime"."webhook_events" (
  "tenant_id" integer NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "id" text NOT NULL,
  "type" text NOT NULL,
  "data" text NOT NULL,
  "whole" text,
  "created_at" timestamptz(3) NOT NULL DEFAULT "app_now"(),
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "webhook_events_created" ON "runtime"."webhook_events" ("created_at");

-- One event on its way to one subscription. `due_at` is null when it is through; while somebody sends it, it is the end
-- of the lease, so that one index finds what is due and what was abandoned.
CREATE TABLE "runtime"."webhook_deliveries" (
  "id" text PRIMARY KEY,
  "tenant_id" integer NOT NULL,
  "subscription_id" text NOT NULL REFERENCES "webhook_subscriptions" ("id") ON DELETE CASCADE,
  "event_id" text NOT NULL,
  "event_type" text NOT NULL,
  "status" text NOT NULL DEFAULT 'queued',
  -- 0 for a first attempt, 1 for a later one
  "priority" smallint NOT NULL DEFAULT 0,
  "due_at" timestamptz(3),
  "lease" text,
  "attempts" integer NOT NULL DEFAULT 0,
  -- attempts that were behind it when it was last begun anew: the schedule counts from there
  "attempts_before" integer NOT NULL DEFAULT 0,
  "response_code" integer,
  "response_body_preview" text,
  "error" text,
  "duration_ms" integer,
  -- what each attempt met: number, at, outcome, response_code, error, duration_ms
  "history" jsonb NOT NULL DEFAULT '[]',
  "created_at" timestamptz(3) NOT NULL DEFAULT "app_now"(),
  "finished_at" timestamptz(3)
) WITH (fillfactor = 80);
CREATE INDEX "webhook_deliveries_due" ON "runtime"."webhook_deliveries" ("subscription_id", "priority", "due_at")
  WHERE "due_at" IS NOT NULL;
CREATE INDEX "webhook_deliveries_history" ON "runtime"."webhook_deliveries" ("subscription_id", "created_at", "id");
CREATE INDEX "webhook_deliveries_tenant" ON "runtime"."webhook_deliveries" ("tenant_id", "created_at");
CREATE INDEX "webhook_deliveries_created" ON "runtime"."webhook_deliveries" ("created_at");

-- What no attempt brought through.
CREATE TABLE "runtime"."webhook_dead_letters" (
  "id" text PRIMARY KEY,
  "tenant_id" integer NOT NULL,
  "subscription_id" text NOT NULL REFERENCES "webhook_subscriptions" ("id") ON DELETE CASCADE,
  "delivery_id" text NOT NULL REFERENCES "runtime"."webhook_deliveries" ("id") ON DELETE CASCADE,
  "reason" text NOT NULL,
  "created_at" timestamptz(3) NOT NULL DEFAULT "app_now"(),
  "replayed_at" timestamptz(3)
);
CREATE INDEX "webhook_dead_letters_tenant" ON "runtime"."webhook_dead_letters" ("tenant_id", "id");
CREATE INDEX "webhook_dead_letters_delivery" ON "runtime"."webhook_dead_letters" ("delivery_id");
CREATE INDEX "webhook_dead_letters_subscription" ON "runtime"."webhook_dead_letters" ("subscription_id");
CREATE INDEX "webhook_dead_letters_created" ON "runtime"."webhook_dead_letters" ("created_at");

-- Every change of a circuit.
CREATE TABLE "runtime"."webhook_circuit_changes" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "tenant_id" integer NOT NULL,
  "subscription_id" text NOT NULL REFERENCES "webhook_subscriptions" ("id") ON DELETE CASCADE,
  "from" text NOT NULL,
  "to" text NOT NULL,
  "reason" text NOT NULL,
  "at" timestamptz(3) NOT NULL DEFAULT "app_now"()
);
CREATE INDEX "webhook_circuit_changes_subscription" ON "runtime"."webhook_circuit_changes" ("subscription_id", "id");
