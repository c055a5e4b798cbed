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
  "0010_claims_and_composition.sql": "8bcf57cff25e3e20ff8d7d54de8e2e0d6df71be45839bb2993dba78f7e5c943b",
  "0011_fibre_names.sql": "1e066ec5b7381324d2feaba6bcaac757f6a645968bb13ff9c7a2f401791fb542",
  "0012_refunds_by_hand_and_exchanged_money.sql": "3f5311c00d0ce6d153c28c74dc63eb69775407b3ad7ba914a7c8f5128a4be1f0",
  "0013_withdrawals.sql": "2b798729ec2f0a9c44d9647281a7d5bcd5b6a41e14625d7580a2f6d7dfbe1e5e",
  "0014_withdrawal_rules.sql": "dda8a546a343001876735dde1f96f6723fc2128af031a166157a98111a749964",
  "0015_people_data_and_consent.sql": "1d12cbb62fc3c0c2c838806bff26fd7ce84918ab2b3d2a25b48c4d2b07054511",
  "0016_consent_log_is_append_only.sql": "00d38af4735fe8e38fed26cb3e3486759bace1722c4d8db52b7375414878edcd",
  "0017_deliveries_documents_receipts.sql": "8cb5a808e44e5e1a959d3d97cb833f94579e7b7af1dae048248a622fa6303564",
  "0018_returns_and_exchanges.sql": "85852f44ea24430bb8725dd6dfb0984fa2fa08a2f340c8d30e9ac0929f4ea5fb",
  "0019_receipts_by_trigger.sql": "a44022d9cec5d9981972033548c539c6b16691f8dfea49918c24e99cdfca7c15",
  "0020_rules_of_returns.sql": "797cc5bf3368957dcfd5af781339a2f2b7d47a549e6937863fa46ccf772a0a00",
  "0021_withdrawal_amounts.sql": "c4f4ddd268ad1c2bcd95eba1994a071357c2ec93fca33b76eb15d7aa25c0148a",
  "0022_withdrawal_search.sql": "afa6ef201be0efa44097cac9c93d08d7f9ecf696887d70371e2d3da7f014387c",
  "0023_withdrawal_refunded.sql": "6a5b2cdc5226ea8b9fff4117f0e1b64f78816a0bd0e9f5090f63fe9053374909",
  "0024_accessibility_feedback.sql": "acc5e5d7078ba2e1d6d30c911226ee8326d92c5d44361902559f1fa4489397fa",
  "0025_returns_of_withdrawals.sql": "cf114b141a7e3f6e05f1046f9b324d19e661cc4df320b64e9e849fd47df4e110",
};
