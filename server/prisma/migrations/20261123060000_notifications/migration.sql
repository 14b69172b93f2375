-- Notifications: messages to members of an organization, the actions that they offer, and each member's inbox.
CREATE TABLE "notifications" (
    "id" TEXT NOT NULL,
    "tenant_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "priority" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "recipient_count" INTEGER NOT NULL,
    "dedupe_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "notifications_tenant_id_id_key" ON "notifications"("tenant_id", "id");
CREATE UNIQUE INDEX "notifications_tenant_id_dedupe_key_key" ON "notifications"("tenant_id", "dedupe_key");
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");

ALTER TABLE "notifications" ADD CONSTRAINT "notifications_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "notification_actions" (
    "tenant_id" INTEGER NOT NULL,
    "notification_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "url" TEXT,
    "callback_url" TEXT,
    "executed_at" TIMESTAMPTZ(3),
    "executed_by" TEXT,
    "callback_status" TEXT,
    "callback_error" TEXT,

    CONSTRAINT "notification_actions_pkey" PRIMARY KEY ("tenant_id", "notification_id", "id")
);

ALTER TABLE "notification_actions" ADD CONSTRAINT "notification_actions_tenant_id_notification_id_fkey"
  FOREIGN KEY ("tenant_id", "notification_id") REFERENCES "notifications"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "notification_recipients" (
    "tenant_id" INTEGER NOT NULL,
    "notification_id" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'unread',
    "read_at" TIMESTAMPTZ(3),
    "dismissed_at" TIMESTAMPTZ(3),
    "mail" TEXT,

    CONSTRAINT "notification_recipients_pkey" PRIMARY KEY ("tenant_id", "notification_id", "member_id")
);

CREATE INDEX "notification_recipients_tenant_id_member_id_notification_id_idx"
  ON "notification_recipients"("tenant_id", "member_id", "notification_id");
CREATE INDEX "notification_recipients_tenant_id_member_id_state_notificat_idx"
  ON "notification_recipients"("tenant_id", "member_id", "state", "notification_id");

ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_tenant_id_notification_id_fkey"
  FOREIGN KEY ("tenant_id", "notification_id") REFERENCES "notifications"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
