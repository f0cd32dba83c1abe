CREATE SEQUENCE "public"."lead_turns" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "rows" jsonb;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "check_started_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "leads_assigned_newest_idx" ON "leads" USING btree ("assigned_to","created_at","id") WHERE assigned_to is not null;--> statement-breakpoint
ALTER TABLE "admins" DROP COLUMN "last_assigned_at";