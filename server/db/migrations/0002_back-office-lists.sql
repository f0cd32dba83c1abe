CREATE INDEX "consultations_date_idx" ON "consultations" USING btree (coalesce("preferred_date", 'epoch'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "consultations_name_idx" ON "consultations" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "consultations_company_idx" ON "consultations" USING btree (lower(coalesce("company", '')),"id");--> statement-breakpoint
CREATE INDEX "submissions_name_idx" ON "lead_magnet_submissions" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "submissions_email_idx" ON "lead_magnet_submissions" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "submissions_company_idx" ON "lead_magnet_submissions" USING btree (lower(coalesce("company", '')),"id");