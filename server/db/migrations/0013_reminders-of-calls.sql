ALTER TABLE "consultations" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "consultations_unreminded_idx" ON "consultations" USING btree ("created_at","id") WHERE status = 'pending' and reminded_at is null and quarantine is null and deleted_at is null;--> statement-breakpoint
UPDATE "consultations" SET "reminded_at" = now() WHERE "created_at" < now() - interval '20 hours';
