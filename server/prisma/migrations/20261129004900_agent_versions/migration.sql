-- What limits the guidelines of an agent, and its earlier versions. The current one is the agent itself.
ALTER TABLE "agents" ADD COLUMN "guideline_tags" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE "agents" ADD COLUMN "guideline_tokens" INTEGER NOT NULL DEFAULT 6000;

CREATE TABLE "agent_versions" (
    "agent_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "definition" JSONB NOT NULL,

    CONSTRAINT "agent_versions_pkey" PRIMARY KEY ("tenant_id", "agent_id", "version")
);

ALTER TABLE "agent_versions" ADD CONSTRAINT "agent_versions_tenant_id_agent_id_fkey"
  FOREIGN KEY ("tenant_id", "agent_id") REFERENCES "agents"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
