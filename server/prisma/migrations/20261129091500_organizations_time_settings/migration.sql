ALTER TABLE "organizations" ADD COLUMN "time_zone" TEXT, ADD COLUMN "locale" TEXT;
