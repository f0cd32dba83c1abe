DROP INDEX "consultations_date_idx";--> statement-breakpoint
CREATE INDEX "consultations_earliest_idx" ON "consultations" USING btree (coalesce("preferred_date", 'infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "consultations_latest_idx" ON "consultations" USING btree (coalesce("preferred_date", '-infinity'::timestamptz),"id");