CREATE TABLE "outside_bookings" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"state" text NOT NULL,
	"consultation_id" uuid,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outside_bookings_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"consultation_id" uuid
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"source" text PRIMARY KEY NOT NULL,
	"secret" text,
	"accepted" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outside_bookings" ADD CONSTRAINT "outside_bookings_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_bookings_consultation_idx" ON "outside_bookings" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "outside_bookings_sent_idx" ON "outside_bookings" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_source_idx" ON "webhook_deliveries" USING btree ("source","id");