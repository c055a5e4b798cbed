import type { Shop } from "#app/platform/env/context.ts";
import { authSecrets } from "#app/platform/env/env.server.ts";
import { isSignedLink, signLink } from "#app/platform/http/signed-link.server.ts";
import { newId } from "#app/shared/ids.ts";

const cookieName = "staff_device";
/** Seconds that a device stays known after its last sign-in: half a year. */
const knownSeconds = 180 * 24 * 60 * 60;

/**
 * The id of a device that has signed in as a username before; null for any other. Its failures are counted on their own, so
 * that strangers cannot lock it out.
 */
export async function knownDevice(request: Request, { env }: Shop, username: string): Promise<string | null> {
  const cookie = request.headers
    .get("Cookie")
    ?.split(/; */)
    .find((pair) => pair.startsWith(`${cookieName}=`));
  const [id = "", signature = ""] = cookie?.slice(cookieName.length + 1).split(".") ?? [];
  if (!/^[a-z0-9]{24}$/.test(id)) return null;
  const signed = await isSignedLink("staff-device", deviceOf(id, username), signature, authSecrets(env));
  return signed ? id : null;
}

/** The `Set-Cookie` value that makes a device known for a username. */
export async function rememberDevice(request: Request, { env }: Shop, username: string): Promise<string> {
  const id = newId();
  const signature = await signLink("staff-device", deviceOf(id, username), env.AUTH_SECRET);
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${cookieName}=${id}.${signature}; Max-Age=${knownSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

function deviceOf(id: string, username: string): string {
  return `${id}:${username}`;
}
