-- Who is signed in to the console, and the links with which members sign in by mail. A session is one of a key and ends with it.
CREATE TABLE "console_sessions" (
  "id" TEXT NOT NULL,
  "key_id" TEXT NOT NULL,
  "hash" TEXT NOT NULL,
  "user_agent" TEXT,
  "ends_key" BOOLEAN NOT NULL DEFAULT false,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
  "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "console_sessions_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "console_sessions" ADD CONSTRAINT "console_sessions_key_id_fkey"
  FOREIGN KEY ("key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE UNIQUE INDEX "console_sessions_hash_key" ON "console_sessions"("hash");
CREATE INDEX "console_sessions_key_id_idx" ON "console_sessions"("key_id");
CREATE INDEX "console_sessions_expires_at_idx" ON "console_sessions"("expires_at");

CREATE TABLE "console_links" (
  "hash" TEXT NOT NULL,
  "member_id" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

  CONSTRAINT "console_links_pkey" PRIMARY KEY ("hash")
);
ALTER TABLE "console_links" ADD CONSTRAINT "console_links_member_id_fkey"
  FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "console_links_member_id_idx" ON "console_links"("member_id");
CREATE INDEX "console_links_expires_at_idx" ON "console_links"("expires_at");
