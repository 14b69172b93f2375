-- How often a document was replaced, and its pages; those without text are numbered.
ALTER TABLE "rag_documents" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "rag_documents" ADD COLUMN "pages" INTEGER;
ALTER TABLE "rag_documents" ADD COLUMN "empty_pages" INTEGER[] NOT NULL DEFAULT '{}';
