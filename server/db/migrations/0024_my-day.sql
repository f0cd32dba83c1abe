ALTER TABLE "admins" ADD COLUMN "task_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "digested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "mentions" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_unanswered_idx" ON "leads" USING btree ("assigned_to","created_at","id") WHERE status = 'new' and first_contact_at is null and quarantine is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_unreminded_idx" ON "tasks" USING btree ("assigned_to","due_day","id") WHERE reminded_at is null and done_at is null and deleted_at is null;