CREATE TABLE `daily_vitals` (
	`day` text NOT NULL,
	`page` text NOT NULL,
	`device` text NOT NULL,
	`metric` text NOT NULL,
	`bucket` integer NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `page`, `device`, `metric`, `bucket`),
	CONSTRAINT "daily_vitals_times" CHECK("daily_vitals"."times" > 0)
) STRICT;
