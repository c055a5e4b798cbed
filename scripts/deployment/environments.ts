/** The names of the environments beside the live shop in the text of a wrangler.toml. */
export function environmentsOf(toml: string): string[] {
  return [...toml.matchAll(/^\[env\.([\w-]+)\]$/gm)].map(([, name]) => name ?? "");
}
