import { localPath } from "#app/shared/language/current-language.ts";

/** Minutes that a link works, and that the visit it opens lasts. */
export const linkMinutes = 30;
export const visitMinutes = 30;

const cookieName = "my_data";

/** The `Set-Cookie` value that begins a visit. Only the pages under /privacy, in the language of this one, get the cookie, and no script and no other site. */
export function visitCookie(key: string, request: Request): string {
  return `${cookieName}=${key}; ${attributes(request)}; Max-Age=${visitMinutes * 60}`;
}

/** The `Set-Cookie` value that ends a visit in the browser. */
export function endedVisitCookie(request: Request): string {
  return `${cookieName}=; ${attributes(request)}; Max-Age=0`;
}

/** The key of a request's visit; null without one. */
export function visitKeyOf(request: Request): string | null {
  return /(?:^|; )my_data=([0-9a-z]{48})(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1] ?? null;
}

function attributes(request: Request): string {
  return `Path=${localPath("/privacy")}; HttpOnly; SameSite=Strict${new URL(request.url).protocol === "https:" ? "; Secure" : ""}`;
}
