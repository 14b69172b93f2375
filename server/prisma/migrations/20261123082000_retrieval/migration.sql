-- Documents in projects, and external sources.
CREATE TABLE "rag_projects" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "deleted_at" TIMESTAMPTZ(3),
    CONSTRAINT "rag_projects_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "rag_projects_tenant_id_id_key" ON "rag_projects" ("tenant_id", "id");
CREATE UNIQUE INDEX "rag_projects_live_name" ON "rag_projects" ("tenant_id", "name") WHERE "deleted_at" IS NULL;
CREATE INDEX "rag_projects_deleted" ON "rag_projects" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
ALTER TABLE "rag_projects" ADD CONSTRAINT "rag_projects_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "rag_documents" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "project_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "characters" INTEGER NOT NULL,
    "chunk_count" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "deleted_at" TIMESTAMPTZ(3),
    CONSTRAINT "rag_documents_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "rag_documents_tenant_id_id_key" ON "rag_documents" ("tenant_id", "id");
CREATE UNIQUE INDEX "rag_documents_live_key" ON "rag_documents" ("tenant_id", "project_id", "key") WHERE "deleted_at" IS NULL;
CREATE INDEX "rag_documents_deleted" ON "rag_documents" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
ALTER TABLE "rag_documents" ADD CONSTRAINT "rag_documents_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rag_documents" ADD CONSTRAINT "rag_documents_tenant_id_project_id_fkey" FOREIGN KEY ("tenant_id", "project_id") REFERENCES "rag_projects"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "rag_chunks" (
    "tenant_id" INTEGER NOT NULL,
    "document_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "start" INTEGER NOT NULL,
    "end_position" INTEGER NOT NULL,
    "page" INTEGER,
    "headings" TEXT[],
    "content" TEXT NOT NULL,
    CONSTRAINT "rag_chunks_pkey" PRIMARY KEY ("tenant_id", "document_id", "position")
);
ALTER TABLE "rag_chunks" ADD CONSTRAINT "rag_chunks_tenant_id_document_id_fkey" FOREIGN KEY ("tenant_id", "document_id") REFERENCES "rag_documents"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "external_rag_sources" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "header_names" TEXT[],
    "headers" TEXT,
    "query_template" TEXT NOT NULL,
    "result_path" TEXT NOT NULL,
    "content_path" TEXT NOT NULL,
    "score_path" TEXT,
    "timeout_ms" INTEGER NOT NULL,
    "enabled" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    CONSTRAINT "external_rag_sources_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "external_rag_sources_tenant_id_name_key" ON "external_rag_sources" ("tenant_id", "name");
ALTER TABLE "external_rag_sources" ADD CONSTRAINT "external_rag_sources_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
