ALTER TABLE "invitations" ADD COLUMN "mailed_token_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "mail_orders" SET "order" = "order" - 'url' WHERE "order" ->> 'kind' = 'invitation';--> statement-breakpoint
UPDATE "messages" SET
  "payload" = "payload" - 'url',
  "html" = regexp_replace("html", 'invitation=[A-Za-z0-9_-]+', 'invitation=only-in-the-mail-itself', 'g'),
  "text" = regexp_replace("text", 'invitation=[A-Za-z0-9_-]+', 'invitation=only-in-the-mail-itself', 'g')
WHERE "kind" = 'invitation';
