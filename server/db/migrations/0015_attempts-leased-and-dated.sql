ALTER TABLE "messages" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "first_attempt_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was tried before keeps the date it bore.
UPDATE "messages" SET "first_attempt_at" = "created_at" WHERE "last_attempt_at" IS NOT NULL;
