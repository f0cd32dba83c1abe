DROP INDEX "leads_status_newest_idx";--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_search_idx" ON "newsletter_subscribers" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_status_newest_idx" ON "leads" USING btree ("status","created_at","id") WHERE quarantine is null and deleted_at is null;