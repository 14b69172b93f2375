-- People are members by their email address, and join by an invitation.
ALTER TABLE "members"
  ADD COLUMN "email" TEXT,
  ADD COLUMN "invitation_hash" TEXT,
  ADD COLUMN "invitation_expires_at" TIMESTAMPTZ(3);

CREATE UNIQUE INDEX "members_invitation_hash_key" ON "members"("invitation_hash");
CREATE UNIQUE INDEX "members_organization_id_email_key" ON "members"("organization_id", "email");
