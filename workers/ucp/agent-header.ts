/** A member of a Dictionary (RFC 8941): its key, its value if it has one, and parameters. */
const member =
  /[ \t]*([a-z*][a-z0-9_\-.*]*)(?:=("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"|[^",;]*))?(?:;[^",]*(?:"(?:[^"\\]|\\.)*"[^",]*)*)?[ \t]*(?:,|$)/y;

/** The address of the agent's profile, as its `UCP-Agent` header names it: `profile="https://…"`; null where it names none. */
export function profileOfHeader(header: string | null): string | null {
  if (header === null || header.length > 1_000) return null;
  let profile: string | null = null;
  member.lastIndex = 0;
  while (member.lastIndex < header.length) {
    const found = member.exec(header);
    if (!found) return null;
    const [, key, value = ""] = found;
    // Of two the last one counts.
    if (key === "profile") profile = value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(["\\])/g, "$1") : null;
  }
  return profile;
}
