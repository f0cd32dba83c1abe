ALTER TABLE "consultations" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "lead_magnet_submissions" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "origin" jsonb;--> statement-breakpoint
CREATE INDEX "people_origin_idx" ON "people" USING btree (lower("origin" ->> 'name'),"last_activity_at","id") WHERE origin is not null;