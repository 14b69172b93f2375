-- The operator can suspend an organization: none of its keys works.
ALTER TABLE "organizations" ADD COLUMN "suspended_at" TIMESTAMPTZ(3);
