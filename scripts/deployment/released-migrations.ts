/**
 * Every migration that a shop may have run, with the SHA-256 of its file. A shop never runs one again, so a change to one of
 * these reaches no shop: write a new migration instead (`npm run db:generate`), and add its hash here when it is released.
 * `npm test` and `npm run deploy` refuse any other.
 */
export const releasedMigrations: Record<string, string> = {
  "0000_initial.sql": "8f551357775887e60ef599cece7c0ad295ff448653984cf851c2416cc1a77f86",
  "0001_rows_search_and_guards.sql": "95a1a241109c3f409b872a224175a9501551fe0389ee16ddc9b5c1d4a133636e",
  "0002_admin.sql": "20b36248bc63fb1f3d0f8c56d5f6af803a393a8aeadf980247c14cfc8ed8b9d0",
  "0003_admin_rows_triggers_and_search.sql": "9d32eb959729ed99a85270e2488ed32a968e9ba0dca720ba71a490977103b0e4",
  "0004_mail_delivery.sql": "6781ee76b6c4df50abd2908768c73759f4ea00943b3396dd1aeff197bef6803f",
  "0005_payments_by_provider.sql": "e0bdad8c05e2523a75f7a99fe5f15948f28b3266be96d0d2d87608ac87233dab",
  "0006_job_runs.sql": "0085b72c8f661526deb19b6efdae24a6e534cfde783178c82a37c050d02b46ef",
  "0007_settlement.sql": "41df9e9f477a4270fd8524e19309d5c6fe669307b414a076aa9237f65e2b9bb7",
  "0008_settlement_times.sql": "a8b0b890f846a19b2619c7d420eb5f8e9355f446ae671c998c849493cacd885f",
  "0009_orders_to_pack.sql": "2fcdca4f03cad5de1e72f5b34f6ecb04797bd5462909990f519fe83a92e9387a",
};
