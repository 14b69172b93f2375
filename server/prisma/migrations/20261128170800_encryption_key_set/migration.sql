-- The ids of the encryption keys that every process on this database needs. One row, which the first start inserts.
CREATE TABLE "runtime"."encryption_key_set" (
    "single" BOOLEAN NOT NULL DEFAULT TRUE,
    "ids" TEXT[] NOT NULL,

    CONSTRAINT "encryption_key_set_pkey" PRIMARY KEY ("single"),
    CONSTRAINT "encryption_key_set_single_check" CHECK ("single")
);
