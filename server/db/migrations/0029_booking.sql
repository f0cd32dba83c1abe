CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "availability" (
	"admin_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"least_notice_minutes" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"buffer_before_minutes" integer NOT NULL,
	"buffer_after_minutes" integer NOT NULL,
	"daily_limit" integer,
	"place" text NOT NULL,
	"feed_token" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "availability_feed_token_unique" UNIQUE("feed_token")
);
--> statement-breakpoint
CREATE TABLE "booking_holds" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"type_id" text NOT NULL,
	"host_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"feed_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "busy_times_feed_id_starts_at_ends_at_pk" PRIMARY KEY("feed_id","starts_at","ends_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"fetched_at" timestamp (3) with time zone,
	"failure" text,
	"etag" text,
	"last_modified" text
);
--> statement-breakpoint
CREATE TABLE "meeting_type_hosts" (
	"type_id" text NOT NULL,
	"admin_id" uuid NOT NULL,
	CONSTRAINT "meeting_type_hosts_type_id_admin_id_pk" PRIMARY KEY("type_id","admin_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"remind_day_before" boolean DEFAULT true NOT NULL,
	"remind_hour_before" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "host_id" uuid;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "meeting_type_id" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "buffer_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "buffer_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "host_reason" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "may_overlap" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "booking_token" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "reminded_day_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "reminded_hour_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_type_id_meeting_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."meeting_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_host_id_admins_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_type_hosts" ADD CONSTRAINT "meeting_type_hosts_type_id_meeting_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."meeting_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_type_hosts" ADD CONSTRAINT "meeting_type_hosts_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_holds_host_idx" ON "booking_holds" USING btree ("host_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_holds_expires_idx" ON "booking_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "calendar_feeds_admin_idx" ON "calendar_feeds" USING btree ("admin_id","position");--> statement-breakpoint
CREATE INDEX "meeting_type_hosts_admin_idx" ON "meeting_type_hosts" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "meeting_types_position_idx" ON "meeting_types" USING btree ("position","id");--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_host_id_admins_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_meeting_type_id_meeting_types_id_fk" FOREIGN KEY ("meeting_type_id") REFERENCES "public"."meeting_types"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultations_host_idx" ON "consultations" USING btree ("host_id","preferred_date") WHERE host_id is not null;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_booking_token_unique" UNIQUE("booking_token");
--> statement-breakpoint
-- By hand: two meetings of a host never overlap, nor two holds, what is kept free around them included.
-- In UTC without a zone, since only that is the same in every session.
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_no_overlap" EXCLUDE USING gist (
	"host_id" WITH =,
	tsrange(
		("preferred_date" AT TIME ZONE 'UTC') - make_interval(mins => "buffer_before"),
		("preferred_date" AT TIME ZONE 'UTC') + make_interval(mins => "minutes" + "buffer_after")
	) WITH &&
) WHERE (
	"status" = 'scheduled' AND "host_id" IS NOT NULL AND "preferred_date" IS NOT NULL AND "minutes" > 0
	AND "deleted_at" IS NULL AND "quarantine" IS NULL AND NOT "may_overlap"
);--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_no_overlap" EXCLUDE USING gist (
	"host_id" WITH =,
	tsrange(
		("starts_at" AT TIME ZONE 'UTC') - make_interval(mins => "buffer_before"),
		("starts_at" AT TIME ZONE 'UTC') + make_interval(mins => "minutes" + "buffer_after")
	) WITH &&
);--> statement-breakpoint
-- The four meeting types of the specification.
INSERT INTO "meeting_types" ("id", "name", "description", "minutes", "position", "created_at", "updated_at") VALUES
	('strategy-call', '30-minute strategy call', 'One task as it is done today, what of it could run by itself, and the sums.', 30, 1, now(), now()),
	('discovery-call', 'Discovery call', 'Your processes and programs, and where automation would begin.', 45, 2, now(), now()),
	('technical-consultation', 'Technical consultation', 'Interfaces, data and safety, with somebody who builds.', 60, 3, now(), now()),
	('follow-up-meeting', 'Follow-up meeting', 'What has happened since we last spoke, and the next step.', 30, 4, now(), now());
