-- Responses: runs of a model with tools, which a client can continue. Agents: stored instructions for them.
CREATE TABLE "responses" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "request" JSONB NOT NULL,
    "state" JSONB NOT NULL,
    "rounds" INTEGER NOT NULL DEFAULT 0,
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,
    "credits" INTEGER NOT NULL DEFAULT 0,
    "model" TEXT,
    "error_code" TEXT,
    "error_message" TEXT,
    "submission" TEXT,
    "lease" TEXT,
    "leased_until" TIMESTAMPTZ(3),
    "agent_id" TEXT,
    "agent_version" INTEGER,
    "event_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "finished_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "responses_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "responses_tenant_id_id_key" ON "responses"("tenant_id", "id");
CREATE INDEX "responses_tenant_id_agent_id_id_idx" ON "responses"("tenant_id", "agent_id", "id" DESC);
CREATE INDEX "responses_expires_at_idx" ON "responses"("expires_at");

ALTER TABLE "responses" ADD CONSTRAINT "responses_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "agents" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "instructions" TEXT NOT NULL,
    "expected_inputs" JSONB NOT NULL,
    "tools" JSONB NOT NULL,
    "guideline_ids" TEXT[],
    "guidelines" TEXT NOT NULL,
    "model" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "agents_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "agents_tenant_id_id_key" ON "agents"("tenant_id", "id");

ALTER TABLE "agents" ADD CONSTRAINT "agents_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
