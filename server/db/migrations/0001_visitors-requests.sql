CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"phone" text,
	"preferred_date" timestamp (3) with time zone,
	"meeting_type" text,
	"status" text NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"quarantine" text,
	"deleted_at" timestamp (3) with time zone,
	"idempotency_key" text,
	"search_text" text NOT NULL,
	CONSTRAINT "consultations_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "lead_magnet_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"lead_magnet_type" text NOT NULL,
	"submission_data" text,
	"answers" jsonb,
	"followup_status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"idempotency_key" text,
	"search_text" text NOT NULL,
	CONSTRAINT "lead_magnet_submissions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consultations_newest_idx" ON "consultations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consultations_status_newest_idx" ON "consultations" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "consultations_search_idx" ON "consultations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "submissions_newest_idx" ON "lead_magnet_submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "submissions_type_newest_idx" ON "lead_magnet_submissions" USING btree ("lead_magnet_type","created_at","id");--> statement-breakpoint
CREATE INDEX "submissions_search_idx" ON "lead_magnet_submissions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_newest_idx" ON "newsletter_subscribers" USING btree ("created_at","id");