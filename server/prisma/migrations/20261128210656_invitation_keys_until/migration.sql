-- When keys end that an invitation gives: with the key that invited, if that one expires.
ALTER TABLE "members" ADD COLUMN "invitation_keys_until" TIMESTAMPTZ(3);
