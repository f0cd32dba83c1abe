ALTER TABLE "consultations" ADD COLUMN "from_site" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "consultations" SET "from_site" = true FROM "audit_log"
WHERE "audit_log"."entity_id" = "consultations"."id"::text AND "audit_log"."action" = 'consultation.created' AND "audit_log"."actor_kind" = 'visitor';
