CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"name" text NOT NULL,
	"named_at" timestamp (3) with time zone,
	"website" text,
	"owner_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	CONSTRAINT "companies_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"pinned" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"named_at" timestamp (3) with time zone,
	"email" text NOT NULL,
	"phones" text[] DEFAULT '{}' NOT NULL,
	"company_id" uuid,
	"owner_id" uuid,
	"source" text NOT NULL,
	"set_aside" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_tags" (
	"person_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "person_tags_person_id_tag_id_pk" PRIMARY KEY("person_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_day" date NOT NULL,
	"due_at" timestamp (3) with time zone,
	"time_zone" text,
	"assigned_to" uuid,
	"created_by" uuid,
	"done_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_magnet_submissions" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_owner_id_admins_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_admins_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_owner_id_admins_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_emails" ADD CONSTRAINT "person_emails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_tags" ADD CONSTRAINT "person_tags_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_tags" ADD CONSTRAINT "person_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assigned_to_admins_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_admins_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_name_idx" ON "companies" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "companies_newest_idx" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_search_idx" ON "companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notes_person_idx" ON "notes" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notes_deleted_idx" ON "notes" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "people_active_idx" ON "people" USING btree ("last_activity_at","id");--> statement-breakpoint
CREATE INDEX "people_newest_idx" ON "people" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "people_name_idx" ON "people" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "people_company_idx" ON "people" USING btree ("company_id","last_activity_at","id");--> statement-breakpoint
CREATE INDEX "people_owner_idx" ON "people" USING btree ("owner_id","last_activity_at","id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "people_source_idx" ON "people" USING btree (lower("source"),"last_activity_at","id");--> statement-breakpoint
CREATE INDEX "people_search_idx" ON "people" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_emails_person_idx" ON "person_emails" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_tags_tag_idx" ON "person_tags" USING btree ("tag_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_key" ON "tags" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "tasks_open_idx" ON "tasks" USING btree ("due_day","id") WHERE done_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_person_idx" ON "tasks" USING btree ("person_id","due_day","id");--> statement-breakpoint
CREATE INDEX "tasks_assigned_idx" ON "tasks" USING btree ("assigned_to","due_day","id") WHERE done_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_deleted_idx" ON "tasks" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_magnet_submissions" ADD CONSTRAINT "lead_magnet_submissions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_person_idx" ON "audit_log" USING btree ("person_id","at","id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "consultations_person_idx" ON "consultations" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "consultations_personless_idx" ON "consultations" USING btree ("id") WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "submissions_person_idx" ON "lead_magnet_submissions" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "submissions_personless_idx" ON "lead_magnet_submissions" USING btree ("id") WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "leads_person_idx" ON "leads" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_personless_idx" ON "leads" USING btree ("id") WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "messages_person_idx" ON "messages" USING btree ("person_id","created_at","id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_person_idx" ON "newsletter_subscribers" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_personless_idx" ON "newsletter_subscribers" USING btree ("id") WHERE person_id is null;