ALTER TABLE "consultations" ADD COLUMN "idempotency_hash" text;--> statement-breakpoint
ALTER TABLE "lead_magnet_submissions" ADD COLUMN "idempotency_hash" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "idempotency_hash" text;--> statement-breakpoint
CREATE INDEX "audit_log_sign_ins_idx" ON "audit_log" USING btree ("entity_id","at") WHERE action in ('account.registered', 'account.signed_in');--> statement-breakpoint
CREATE INDEX "audit_log_networks_idx" ON "audit_log" USING btree ("at") WHERE details ? 'network';