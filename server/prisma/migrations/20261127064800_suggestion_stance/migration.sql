ALTER TABLE "public"."suggestions" ADD COLUMN "stance" TEXT;
