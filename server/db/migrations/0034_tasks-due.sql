DROP INDEX "tasks_open_idx";--> statement-breakpoint
CREATE INDEX "tasks_due_idx" ON "tasks" USING btree ("due_day","id","person_id","due_at") WHERE done_at is null and deleted_at is null;