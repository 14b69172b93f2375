-- MCP servers: servers with tools that prompts, responses and agents can call.
CREATE TABLE "mcp_servers" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "headers" TEXT,
    "header_names" TEXT[],
    "enabled" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "status_reason" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "listed_at" TIMESTAMPTZ(3),
    "server_name" TEXT,
    "server_version" TEXT,
    "protocol_version" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "mcp_servers_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "mcp_servers_tenant_id_id_key" ON "mcp_servers"("tenant_id", "id");
CREATE UNIQUE INDEX "mcp_servers_tenant_id_slug_key" ON "mcp_servers"("tenant_id", "slug");

ALTER TABLE "mcp_servers" ADD CONSTRAINT "mcp_servers_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "mcp_server_tools" (
    "tenant_id" INTEGER NOT NULL,
    "server_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT,
    "description" TEXT NOT NULL,
    "input_schema" JSONB NOT NULL,
    "enabled" BOOLEAN NOT NULL,
    "needs_review" BOOLEAN NOT NULL DEFAULT false,
    "approved" JSONB,

    CONSTRAINT "mcp_server_tools_pkey" PRIMARY KEY ("tenant_id", "server_id", "name")
);

ALTER TABLE "mcp_server_tools" ADD CONSTRAINT "mcp_server_tools_tenant_id_server_id_fkey"
  FOREIGN KEY ("tenant_id", "server_id") REFERENCES "mcp_servers"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- the MCP servers whose tools an agent can call
ALTER TABLE "agents" ADD COLUMN "mcps" TEXT[] DEFAULT ARRAY[]::TEXT[];
