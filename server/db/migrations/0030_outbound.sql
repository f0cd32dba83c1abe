CREATE TABLE "outbound_calls" (
	"purpose" text NOT NULL,
	"host" text NOT NULL,
	"calls" integer NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_failure" text,
	"last_failure_at" timestamp (3) with time zone,
	CONSTRAINT "outbound_calls_purpose_host_pk" PRIMARY KEY("purpose","host")
);
