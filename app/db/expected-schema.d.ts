/** What a database has once every migration has run (scripts/vite/expected-schema.ts). */
declare module "virtual:expected-schema" {
  const expected: { migrations: readonly string[]; triggers: readonly string[] };
  export default expected;
}
