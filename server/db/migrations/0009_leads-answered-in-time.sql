ALTER TABLE "leads" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "leads_unreminded_idx" ON "leads" USING btree ("created_at","id") WHERE first_contact_at is null and reminded_at is null and quarantine is null and deleted_at is null;--> statement-breakpoint
UPDATE "leads" SET "first_contact_at" = coalesce(
  (SELECT min("at") FROM "audit_log" WHERE "entity_id" = "leads"."id"::text AND "action" = 'lead.status_set'),
  "created_at")
WHERE "first_contact_at" IS NULL AND "status" <> 'new' AND "quarantine" IS NULL;--> statement-breakpoint
UPDATE "leads" SET "reminded_at" = now()
WHERE "first_contact_at" IS NULL AND "created_at" < now() - interval '20 hours';
