-- The first stem of each trigger keyword, with which the words of a message find the guideline.
ALTER TABLE "guidelines" ADD COLUMN "trigger_stems" TEXT[];
