-- The audit log is read page by page.
DROP INDEX "audit_entries_organization_id_at_idx";
CREATE INDEX "audit_entries_organization_id_at_id_idx" ON "audit_entries"("organization_id", "at", "id");
