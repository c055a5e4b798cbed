CREATE TABLE `filter_snapshots` (
	`part` integer PRIMARY KEY NOT NULL,
	`parts` integer NOT NULL,
	`version` integer NOT NULL,
	`token` text NOT NULL,
	`content` text NOT NULL
) STRICT;
